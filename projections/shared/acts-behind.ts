import { sql } from 'kysely';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Of what happened to a subject before: the last. */
const MAX_ACTS = 20;

/** The stream of what a posting is about. */
const prefixes: Partial<Record<ReferenceKind, string>> = {
  label: 'label',
  order: 'order',
  repair: 'repair',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  bankLine: 'bankline',
  adjustment: 'adjustment',
  bulk: 'bulk',
};

interface Posted {
  /** Where the posting stands in the log. */
  stream: string;
  version: number;
  about: { kind: ReferenceKind; id: string };
  /** Hears of their own shop only: the other side of a transfer has wallets and items of its own. */
  shopId?: number | undefined;
}

/** Events of its subject until the posting, and those of the command that posted it, which share its commit; what became of items follows from them. */
export const actsBehind = async (db: ReadDatabase, { stream, version, about, shopId }: Posted): Promise<PostingExplained['restsOn']> => {
  const prefix = prefixes[about.kind];
  const subject = prefix === undefined ? null : `${prefix}-${about.id}`;
  const { rows } = await sql<PostingExplained['restsOn'][number]>`
    WITH posting AS (
      SELECT event_id, transaction_id, global_position, recorded_at, metadata ->> 'correlationId' AS command
      FROM events WHERE stream_id = ${stream} AND version = ${version}
    ), behind AS (
      SELECT e.event_id, e.type, e.recorded_at, (e.metadata #> '{tags,shopIds}')::jsonb AS shop_ids FROM events e, posting p
      WHERE e.stream_id = ${subject} AND e.recorded_at <= p.recorded_at
      UNION
      SELECT e.event_id, e.type, e.recorded_at, (e.metadata #> '{tags,shopIds}')::jsonb AS shop_ids FROM events e, posting p
      WHERE e.transaction_id = p.transaction_id AND e.metadata ->> 'correlationId' = p.command AND e.stream_id NOT LIKE 'item-%'
    )
    SELECT type AS event, count(*)::int AS times, max(recorded_at) AS gmt FROM behind
    WHERE ${shopId === undefined ? sql`true` : sql`coalesce(shop_ids, '[]') @> ${String(shopId)}::jsonb`}
    GROUP BY type ORDER BY max(recorded_at) DESC, type LIMIT ${MAX_ACTS}`.execute(db);
  return rows;
};
