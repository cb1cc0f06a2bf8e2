import type { Sql } from '#kernel/database/sql.ts';

/** The place in the log of the first posting of a wallet whose record is not what its event says; of the wallet's last event where all of them are. */
export const whereWalletBroke = async (sql: Sql, shopId: number): Promise<{ position: string } | undefined> =>
  (await sql.query<{ position: string }>(statement, [shopId])).rows[0];

const statement = `
  WITH said AS (
    SELECT version, transaction_id || '-' || global_position AS position, data->>'postingId' AS posting_id,
      coalesce((metadata->'tags'->>'balanceCents')::bigint, 0) AS balance
    FROM events WHERE stream_id = 'wallet-' || $1::integer
  ), moved AS (
    SELECT version, position, posting_id, balance, balance - lag(balance, 1, 0::bigint) OVER (ORDER BY version) AS cents FROM said
  ), compared AS (
    SELECT m.version, position, posting_id IS NULL OR (r.amount_cents, r.balance_cents) IS NOT DISTINCT FROM (m.cents, m.balance) AS agrees
    FROM moved m LEFT JOIN wallet_records r USING (posting_id)
  )
  SELECT position FROM compared ORDER BY agrees, CASE WHEN agrees THEN -version ELSE version END LIMIT 1`;
