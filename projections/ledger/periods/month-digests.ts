import type { Sql } from '#kernel/database/sql.ts';

export interface MonthDigest {
  month: string;
  postings: number;
  /** In the log, of its last posting. */
  position: string;
  digest: string;
  /** Postings that the sums of the ledger have not taken in yet. */
  unsummed: number;
}

/**
 * What the postings of months come to as they are stored, months without any left out: SHA-256 over the SHA-256 of stream, version and stored text of each, in the
 * order of the log. PostgreSQL sorts and hashes, so that no node holds a month in memory; postings from before they said their date are for the day on which
 * they were recorded, as everywhere.
 */
export const monthDigests = async (sql: Sql, months: readonly string[]): Promise<Map<string, MonthDigest>> => {
  if (months.length === 0) return new Map();
  const { rows } = await sql.query<MonthDigest>(statement, [months]);
  return new Map(rows.map((row) => [row.month, row]));
};

const statement = `
  WITH postings AS (
    SELECT transaction_id, global_position, left(coalesce(data ->> 'effectiveDate', to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')), 7) AS month,
      sha256(convert_to(stream_id || ' ' || version || ' ' || data::text, 'UTF8')) AS hash,
      (transaction_id, global_position) <= (SELECT c.transaction_id, c.global_position FROM checkpoints c WHERE c.name = 'ledger') AS is_summed
    FROM events
    WHERE ((stream_id > 'journal-' AND stream_id < 'journal.') OR (stream_id > 'wallet-' AND stream_id < 'wallet.'))
      AND type IN ('JournalPosted', 'WalletPosted')
  )
  SELECT month, count(*)::integer AS postings, max(global_position)::text AS position,
    encode(sha256(string_agg(hash, ''::bytea ORDER BY transaction_id, global_position)), 'hex') AS digest,
    count(*) FILTER (WHERE is_summed IS NOT TRUE)::integer AS unsummed
  FROM postings WHERE month = ANY($1) GROUP BY month`;

/** Of a month without postings. */
export const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
