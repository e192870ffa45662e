package io.minicql.grammar;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The verdicts on the mutated texts: a gzip file with the SHA-256 of all texts (32 bytes; each text
 * in UTF-8 followed by a zero byte), then one byte a text, the verdict's mark.
 */
final class RecordedVerdicts {
  static final String RESOURCE = "mutations.verdicts.gz";
  private static final int DIGEST_BYTES = 32;

  private RecordedVerdicts() {}

  /** The verdicts on these texts; fails where they were recorded for others. */
  static Verdict[] read(List<String> texts) {
    byte[] bytes;
    try (InputStream in = RecordedVerdicts.class.getResourceAsStream(RESOURCE);
        InputStream plain = new GZIPInputStream(in)) {
      bytes = plain.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!Arrays.equals(digest(texts), Arrays.copyOf(bytes, DIGEST_BYTES))) {
      throw new IllegalStateException(
          "The corpus or the mutations changed: record the verdicts again (VerdictRecorder)");
    }
    Verdict[] verdicts = new Verdict[texts.size()];
    for (int i = 0; i < verdicts.length; i++) {
      verdicts[i] = Verdict.ofMark((char) bytes[DIGEST_BYTES + i]);
    }
    return verdicts;
  }

  static void write(Path file, List<String> texts, List<Verdict> verdicts) throws IOException {
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(digest(texts));
      for (Verdict verdict : verdicts) {
        out.write(verdict.mark);
      }
    }
  }

  private static byte[] digest(List<String> texts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String text : texts) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
