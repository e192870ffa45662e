package io.minicql.tck.protocol;

import io.minicql.tck.value.ByteReader;
import io.minicql.tck.value.ByteWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** One connection to a server on the loopback address; not for use by several threads. */
public final class NativeConnection implements AutoCloseable {
  private static final int VERSION = 4;
  private static final int STARTUP = 0x01;
  private static final int QUERY = 0x07;
  private static final int PREPARE = 0x09;
  private static final int EXECUTE = 0x0A;
  private static final int ERROR = 0x00;
  private static final int FLAG_TRACING = 0x02;
  private static final int FLAG_PAYLOAD = 0x04;
  private static final int FLAG_WARNING = 0x08;
  private static final int TIMEOUT_MILLIS = 120_000;

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  /** Connects and starts up; the server must not ask for a password. */
  public NativeConnection(String host, int port) throws IOException {
    InetAddress address = InetAddress.getByName(host);
    if (!address.isLoopbackAddress()) {
      throw new IllegalArgumentException(host + " is not a loopback address");
    }
    socket = new Socket(address, port);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    socket.setTcpNoDelay(true);
    in = new DataInputStream(socket.getInputStream());
    out = new DataOutputStream(socket.getOutputStream());
    call(STARTUP, new ByteWriter().short16(1).string("CQL_VERSION").string("3.0.0"));
  }

  public Result query(String cql, Parameters parameters) throws IOException {
    ByteWriter body = new ByteWriter().longString(cql);
    parameters.writeTo(body);
    return call(QUERY, body);
  }

  public Result prepare(String cql) throws IOException {
    return call(PREPARE, new ByteWriter().longString(cql));
  }

  public Result execute(byte[] id, Parameters parameters) throws IOException {
    ByteWriter body = new ByteWriter().short16(id.length).raw(id);
    parameters.writeTo(body);
    return call(EXECUTE, body);
  }

  private Result call(int opcode, ByteWriter body) throws IOException {
    byte[] bytes = body.toBytes();
    byte[] frame =
        new ByteWriter()
            .byte8(VERSION)
            .byte8(0)
            .short16(1)
            .byte8(opcode)
            .int32(bytes.length)
            .raw(bytes)
            .toBytes();
    out.write(frame);
    out.flush();
    in.readByte();
    int flags = in.readByte();
    in.readShort();
    int answer = in.readByte();
    return answer(flags, answer, new ByteReader(in.readNBytes(in.readInt())));
  }

  private static Result answer(int flags, int opcode, ByteReader body) {
    if ((flags & FLAG_TRACING) != 0) {
      body.take(16);
    }
    List<String> warnings = new ArrayList<>();
    if ((flags & FLAG_WARNING) != 0) {
      for (int left = body.unsignedShort(); left > 0; left--) {
        warnings.add(body.string());
      }
    }
    if ((flags & FLAG_PAYLOAD) != 0) {
      for (int left = body.unsignedShort(); left > 0; left--) {
        body.string();
        body.value();
      }
    }
    return opcode == ERROR
        ? new Result.Refusal(warnings, body.int32(), body.string())
        : ResultReader.read(opcode, warnings, body);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
