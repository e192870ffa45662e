package io.minicql.jdbc.internal;

import io.minicql.PagingState;
import io.minicql.ResultPage;
import java.sql.SQLException;

/** Where a result set gets its next page from. */
interface Pages {
  ResultPage after(PagingState position) throws SQLException;
}
