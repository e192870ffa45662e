package io.minicql.grammar;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The keywords of CQL in upper case. Unreserved ones may name columns and tables; reserved ones
 * only in quotes. TRUE and FALSE are literals and in neither set, as in Cassandra; EXPLAIN is none
 * either: it only means something as the first word.
 */
public final class Keywords {
  private static final SortedSet<String> RESERVED =
      words(
          """
          ADD ALLOW ALTER AND APPLY ASC AUTHORIZE BATCH BEGIN BY COLUMNFAMILY CREATE DELETE
          DESC DESCRIBE DROP ENTRIES EXECUTE FROM FULL GRANT IF IN INDEX INFINITY INSERT
          INTO IS KEYSPACE LIMIT MATERIALIZED MODIFY NAN NORECURSIVE NOT NULL OF ON OR
          ORDER PRIMARY RENAME REVOKE SCHEMA SELECT SET TABLE TO TOKEN TRUNCATE UNLOGGED
          UPDATE USE USING VIEW WHERE WITH
          """);

  private static final SortedSet<String> UNRESERVED =
      words(
          """
          ACCESS AGGREGATE AGGREGATES ALL ANN AS ASCII BIGINT BLOB BOOLEAN CALLED CAST
          CIDRS CLUSTER CLUSTERING COLUMNFAMILIES COMPACT CONTAINS COUNT COUNTER CUSTOM
          DATACENTERS DATE DECIMAL DEFAULT DISTINCT DOUBLE DURATION EXISTS FILTERING
          FINALFUNC FLOAT FROZEN FUNCTION FUNCTIONS GROUP HASHED IDENTITY INET INITCOND
          INPUT INT INTERNALS JSON KEY KEYS KEYSPACES LANGUAGE LIKE LIST LOGIN MAP MASKED
          MAXWRITETIME MBEAN MBEANS NOLOGIN NOSUPERUSER ONLY OPTIONS PARTITION PASSWORD PER
          PERMISSION PERMISSIONS REPLACE RETURNS ROLE ROLES SELECT_MASKED SFUNC SMALLINT
          STATIC STORAGE STYPE SUPERUSER TABLES TEXT TIME TIMESTAMP TIMEUUID TINYINT
          TRIGGER TTL TUPLE TYPE TYPES UNMASK UNSET USER USERS UUID VALUES VARCHAR VARINT
          VECTOR WRITETIME
          """);

  private Keywords() {}

  /** The reserved keywords, sorted. */
  public static SortedSet<String> reserved() {
    return Collections.unmodifiableSortedSet(RESERVED);
  }

  /** The unreserved keywords, sorted. */
  public static SortedSet<String> unreserved() {
    return Collections.unmodifiableSortedSet(UNRESERVED);
  }

  /** Whether a word, in any case, is reserved. */
  public static boolean isReserved(String word) {
    return RESERVED.contains(word.toUpperCase(Locale.ROOT));
  }

  private static SortedSet<String> words(String list) {
    return new TreeSet<>(Arrays.asList(list.trim().split("\\s+")));
  }
}
