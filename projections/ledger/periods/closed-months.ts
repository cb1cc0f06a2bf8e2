import type { Break } from '#contracts/ledger/books.ts';
import type { Sql } from '#kernel/database/sql.ts';
import { emptyDigest, monthDigests } from './month-digests.ts';

/** Closed months whose postings are not what they were sealed with. */
export const closedMonthBreaks = async (sql: Sql): Promise<Break[]> => {
  const { rows } = await sql.query<{ month: string; digest: string }>(
    `SELECT month, digest FROM periods WHERE status IN ('closed', 'reopening') ORDER BY month`,
  );
  const found = await monthDigests(
    sql,
    rows.map(({ month }) => month),
  );
  return rows.flatMap(({ month, digest }): Break[] => {
    const now = found.get(month)?.digest ?? emptyDigest;
    return now === digest ? [] : [{ invariant: 'periods', where: month, expected: digest, found: now }];
  });
};
