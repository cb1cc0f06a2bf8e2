import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import { isUndoneElsewhere } from '#contracts/wallet/finance/reverse-posting.ts';
import { openDayFor } from '#contracts/periods/open-day.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { actsBehind } from '../shared/acts-behind.ts';
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
    actsBehind(db, {
      stream: `wallet-${row.shop_id}`,
      version: row.version,
      about: record.reference,
      shopId: ofSeller ? row.shop_id : undefined,
    }),
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
