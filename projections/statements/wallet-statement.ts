import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { addDays, nextDay } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { withinShop } from '../shared/visible-fields.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inSnapshot } from '../kernel/snapshot.ts';

interface Asked {
  shopId: number | undefined;
  /** `YYYY-MM`. */
  month: string;
  now: Date;
}

/** Rows in memory at a time. */
const atOnce = 2_000;

/**
 * Reads a statement at one moment and hands it on: its figures, and its postings page by page, in the order of their dates. `NotFound` for a wallet that is
 * not the viewer's to see, `StatementMonthAhead` for one that has not begun.
 */
export const readWalletStatement =
  (db: ReadDatabase) =>
  <Written>(
    viewer: Viewer,
    { shopId = viewer.shopId, month, now }: Asked,
    write: (statement: StatementOfMonth, pages: AsyncIterable<readonly StatementPosting[]>) => Promise<Written>,
  ): Promise<Written | Rejection> =>
    inSnapshot(db, async (moment) => {
      const shop = shopId === undefined ? undefined : await shopOf(moment, viewer, shopId);
      if (!shop) return reject('NotFound', { field: 'shopId' });
      const period = periodOf(month, now.toISOString().slice(0, 10));
      if (!period) return reject('StatementMonthAhead', { field: 'month', params: { month } });
      return write(await figuresOf(moment, { shop, month, ...period }), pagesOf(moment, shop.id, period));
    });

const shopOf = (db: ReadDatabase, viewer: Viewer, shopId: number) =>
  db
    .selectFrom('shops')
    .where('shop_id', '=', shopId)
    .where(withinShop(viewer, ['shop_id']))
    .select(['shop_id as id', 'uid', 'realname'])
    .executeTakeFirst();

interface Period {
  from: string;
  to: string;
  isSoFar: boolean;
}

const periodOf = (month: string, today: string): Period | undefined => {
  const from = `${month}-01`;
  if (from > today) return undefined;
  const last = addDays(`${nextMonth(month)}-01`, -1);
  return last < today ? { from, to: last, isSoFar: false } : { from, to: today, isSoFar: true };
};

const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

const figuresOf = async (db: ReadDatabase, about: Pick<StatementOfMonth, 'shop' | 'month'> & Period): Promise<StatementOfMonth> => {
  const { shop, from, to } = about;
  const types = await db
    .selectFrom('wallet_records')
    .where('shop_id', '=', shop.id)
    .where(sql<boolean>`effective_date between ${from} and ${to}`)
    .groupBy('type')
    .orderBy('type')
    .select([
      'type',
      sql<number>`coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::float`.as('inCents'),
      sql<number>`coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::float`.as('outCents'),
      sql<number>`count(*)::int`.as('postings'),
    ])
    .execute();
  const openingCents = await openingOf(db, shop.id, from);
  return {
    ...about,
    openingCents,
    types,
    closingCents: types.reduce((sum, { inCents, outCents }) => sum + inCents - outCents, openingCents),
    heldCents: await heldAt(db, shop.id, `${nextDay(to)}T00:00:00Z`),
    postings: types.reduce((sum, { postings }) => sum + postings, 0),
    position: await positionOf(db, shop.id, to),
  };
};

const openingOf = async (db: ReadDatabase, shopId: number, from: string): Promise<number> => {
  const { opening } = await db
    .selectFrom('wallet_records')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`effective_date < ${from}`)
    .select(sql<number>`coalesce(sum(amount_cents), 0)::float`.as('opening'))
    .executeTakeFirstOrThrow();
  return opening;
};

/** A hold that is resolved by now was still open at that moment where it was resolved later. */
const heldAt = async (db: ReadDatabase, shopId: number, moment: string): Promise<number> => {
  const { held } = await db
    .selectFrom('wallet_holds')
    .where('shop_id', '=', shopId)
    .where('held_at', '<', moment)
    .where(sql<boolean>`(state = 'open' or updated_at >= ${moment})`)
    .select(sql<number>`coalesce(sum(cents), 0)::float`.as('held'))
    .executeTakeFirstOrThrow();
  return held;
};

/** Of the last posting that counts: what the wallet does later moves no statement of before. */
const positionOf = async (db: ReadDatabase, shopId: number, to: string): Promise<string> => {
  const { rows } = await sql<{ position: string }>`
    select e.global_position::text as position from events e
    where e.stream_id = ${`wallet-${shopId}`}
      and e.version = (select max(version) from wallet_records where shop_id = ${shopId} and effective_date <= ${to})`.execute(db);
  return rows[0]?.position ?? '0';
};

async function* pagesOf(db: ReadDatabase, shopId: number, { from, to }: Period): AsyncGenerator<StatementPosting[]> {
  let after = { day: from, version: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('wallet_records')
      .where('shop_id', '=', shopId)
      .where(sql<boolean>`effective_date <= ${to} and (effective_date, version) > (${after.day}::date, ${after.version})`)
      .orderBy('effective_date')
      .orderBy('version')
      .limit(atOnce)
      .select(['posting_id', 'version', 'type', 'reference_id', 'remark', 'basis'])
      .select([sql<string>`effective_date::text`.as('day'), sql<number>`amount_cents::float`.as('cents')])
      .execute();
    yield rows.map((row) => ({
      postingId: row.posting_id,
      version: row.version,
      effectiveDate: row.day,
      type: row.type,
      reference: row.reference_id,
      remark: row.remark,
      basis: row.basis,
      cents: row.cents,
    }));
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { day: last.day, version: last.version };
  }
}
