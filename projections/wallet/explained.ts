import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import { isUndoneElsewhere } from '#contracts/wallet/finance/reverse-posting.ts';
import { openDayFor } from '#contracts/periods/open-day.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { recordRows, toRecord } from './records.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

/** Why a posting is of its amount. `NotFound` for one of a wallet that is not the viewer's to see. */
export const postingExplained = async ({ db, clock }: Needs, viewer: Viewer, postingId: string): Promise<PostingExplained | Rejection> => {
  const row = await recordRows(db)
    .where('r.posting_id', '=', postingId)
    .where(withinShop(viewer, ['r.shop_id']))
    .select(['r.entries', 'r.basis', 'r.version'])
    .executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'postingId' });
  const { basis, entries } = row;
  const record = toRecord(row);
  const recomputedCents = amountOf(basis);
  const ofSeller = isSeller(viewer) || viewer.shopId !== undefined;
  const [group, restsOn, reversal] = await Promise.all([
    groupOf(db, row.shop_id, record.groupId),
    actsBehind(db, row, ofSeller),
    ofSeller || isUndoneElsewhere(record.type, basis) ? null : reversalOf(db, record, clock.now()),
  ]);
  return {
    record,
    explanation: explain(basis),
    recomputedCents,
    check: basis.kind === 'legacy' ? 'unknown' : recomputedCents === Math.abs(record.amountCents) ? 'equal' : 'different',
    entries: entries.map(({ account, sub, side, cents }) => ({ account, sub: ofSeller ? null : (sub ?? null), side, cents })),
    restsOn,
    group,
    reversal,
  };
};

/** As the command would post it; null where it would not. */
const reversalOf = async (db: ReadDatabase, record: WalletRecord, now: Date): Promise<PostingExplained['reversal']> => {
  if (record.reverses !== null || record.reversedBy !== null) return null;
  const wallet = await db
    .selectFrom('wallets')
    .where('shop_id', '=', record.shopInfo.id)
    .select([sql<number>`balance_cents::float`.as('posted'), sql<number>`held_cents::float`.as('held')])
    .executeTakeFirstOrThrow();
  const statuses = new Map((await db.selectFrom('periods').select(['month', 'status']).execute()).map(({ month, status }) => [month, status]));
  const effectiveDate = openDayFor(record.effectiveDate, now.toISOString().slice(0, 10), (month) => statuses.get(month) ?? 'open', 'finance');
  const postedAfterCents = wallet.posted - record.amountCents;
  return {
    effectiveDate,
    isOriginalDate: effectiveDate === record.effectiveDate,
    postedAfterCents,
    availableAfterCents: postedAfterCents - wallet.held,
  };
};

const groupOf = async (db: ReadDatabase, shopId: number, groupId: string | null): Promise<PostingExplained['group']> => {
  if (groupId === null) return [];
  const rows = await recordRows(db).where('r.group_id', '=', groupId).where('r.shop_id', '=', shopId).orderBy('r.version').limit(MAX_GROUP).execute();
  return rows.length > 1 ? rows.map(toRecord) : [];
};

/** A settlement has four postings; of a bulk file its own page tells the rows. */
const MAX_GROUP = 50;
/** Of what happened to a subject before: the last. */
const MAX_ACTS = 20;

/** The stream of what a posting is about. */
const prefixes: Partial<Record<ReferenceKind, string>> = { label: 'label', order: 'order', repair: 'repair' };

interface Posted {
  shop_id: number;
  version: number;
  reference_kind: ReferenceKind;
  reference_id: string;
}

/**
 * Events of its subject until the posting, and those of the command that posted it, which share its commit; what became of items follows from them. A seller hears of their own shop only: the other
 * side of a transfer has wallets and items of its own.
 */
const actsBehind = async (db: ReadDatabase, posted: Posted, ofOwnShop: boolean): Promise<PostingExplained['restsOn']> => {
  const prefix = prefixes[posted.reference_kind];
  const subject = prefix === undefined ? null : `${prefix}-${posted.reference_id}`;
  const { rows } = await sql<PostingExplained['restsOn'][number]>`
    WITH posting AS (
      SELECT event_id, transaction_id, global_position, recorded_at, metadata ->> 'correlationId' AS command
      FROM events WHERE stream_id = ${`wallet-${posted.shop_id}`} AND version = ${posted.version}
    ), behind AS (
      SELECT e.event_id, e.type, e.recorded_at, (e.metadata #> '{tags,shopIds}')::jsonb AS shop_ids FROM events e, posting p
      WHERE e.stream_id = ${subject} AND e.recorded_at <= p.recorded_at
      UNION
      SELECT e.event_id, e.type, e.recorded_at, (e.metadata #> '{tags,shopIds}')::jsonb AS shop_ids FROM events e, posting p
      WHERE e.transaction_id = p.transaction_id AND e.metadata ->> 'correlationId' = p.command AND e.stream_id NOT LIKE 'item-%'
    )
    SELECT type AS event, count(*)::int AS times, max(recorded_at) AS gmt FROM behind
    WHERE ${ofOwnShop ? sql`coalesce(shop_ids, '[]') @> ${String(posted.shop_id)}::jsonb` : sql`true`}
    GROUP BY type ORDER BY max(recorded_at) DESC, type LIMIT ${MAX_ACTS}`.execute(db);
  return rows;
};
