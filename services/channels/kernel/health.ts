import type { Pool } from 'pg';

/** How an account does, as its row says. */
export interface AccountHealth {
  failures: number;
  openUntil: Date | null;
  callMs: number | null;
  salesCursor: string | null;
  salesAt: Date | null;
  /** Calls whose outcome nobody knows. */
  lost: number;
}

interface HealthRow {
  account_id: string;
  failures: number;
  open_until: Date | null;
  call_ms: number | null;
  sales_cursor: string | null;
  sales_at: Date | null;
  lost: number;
}

export const healthOf = async (pool: Pick<Pool, 'query'>, accountIds: readonly string[]): Promise<Map<string, AccountHealth>> => {
  const { rows } = await pool.query<HealthRow>(
    `SELECT a.account_id, coalesce(h.failures, 0) AS failures, h.open_until, h.call_ms, h.sales_cursor, h.sales_at,
       (SELECT count(*)::int FROM channel_calls c WHERE c.account_id = a.account_id AND c.look_at IS NOT NULL AND c.outcome = 'lost') AS lost
     FROM unnest($1::text[]) AS a(account_id) LEFT JOIN channel_health h USING (account_id)`,
    [accountIds],
  );
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        failures: row.failures,
        openUntil: row.open_until,
        callMs: row.call_ms,
        salesCursor: row.sales_cursor,
        salesAt: row.sales_at,
        lost: row.lost,
      },
    ]),
  );
};
