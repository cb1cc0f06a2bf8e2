import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { addDays, dayIn, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { walletCurveDays, type WalletOverview } from '#contracts/wallet/wallet-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { balanceOf } from '../shared/balance-of.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

/** `NotFound` for a wallet that is not the viewer's to see, and where nobody says whose. A shop without postings has an empty wallet. */
export const walletOverview = async ({ db, clock }: Needs, viewer: Viewer, asked: number | undefined): Promise<WalletOverview | Rejection> => {
  const shop = await shopOf(db, viewer, asked);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const today = dayIn(clock.now(), viewer.timeZone);
  const first = addDays(today, 1 - walletCurveDays);
  const from = startOfDay(first, viewer.timeZone).toISOString();
  const [balance, before, days] = await Promise.all([
    balanceOf(db, shop.shop_id),
    balanceBefore(db, shop.shop_id, from),
    perDay(db, shop.shop_id, { from, timeZone: viewer.timeZone }),
  ]);
  return {
    shopInfo: { id: shop.shop_id, uid: shop.uid, realname: shop.realname },
    balanceCents: balance,
    entries: total(days, 'entries'),
    inCents: total(days, 'in'),
    outCents: total(days, 'out'),
    curve: everyDay(days, { first, before }),
  };
};

const shopOf = async (db: ReadDatabase, viewer: Viewer, asked: number | undefined) => {
  const shopId = asked ?? viewer.shopId;
  if (shopId === undefined) return undefined;
  return db
    .selectFrom('shops')
    .where('shop_id', '=', shopId)
    .where(withinShop(viewer, ['shop_id']))
    .select(['shop_id', 'uid', 'realname'])
    .executeTakeFirst();
};

const balanceBefore = async (db: ReadDatabase, shopId: number, from: string): Promise<number> => {
  const last = await db
    .selectFrom('wallet_records')
    .where('shop_id', '=', shopId)
    .where('created_at', '<', from)
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .select(sql<number>`balance_cents::float`.as('balance'))
    .executeTakeFirst();
  return last?.balance ?? 0;
};

interface DayOfPostings {
  day: string;
  entries: number;
  in: number;
  out: number;
  /** At its end. */
  balance: number;
}

const total = (days: readonly DayOfPostings[], figure: 'entries' | 'in' | 'out'): number => days.reduce((sum, day) => sum + day[figure], 0);

const perDay = (db: ReadDatabase, shopId: number, { from, timeZone }: { from: string; timeZone: string }): Promise<DayOfPostings[]> =>
  db
    .selectFrom('wallet_records')
    .where('shop_id', '=', shopId)
    .where('created_at', '>=', from)
    .groupBy(sql`1`)
    .select([
      sql<string>`((created_at at time zone ${timeZone})::date)::text`.as('day'),
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::float`.as('in'),
      sql<number>`coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::float`.as('out'),
      sql<number>`(array_agg(balance_cents order by created_at desc, version desc))[1]::float`.as('balance'),
    ])
    .execute();

/** Days without postings keep what the day before ended with. */
const everyDay = (days: readonly DayOfPostings[], { first, before }: { first: string; before: number }): WalletOverview['curve'] => {
  const byDay = new Map(days.map(({ day, balance }) => [day, balance]));
  let balanceCents = before;
  return Array.from({ length: walletCurveDays }, (_, index) => {
    const day = addDays(first, index);
    balanceCents = byDay.get(day) ?? balanceCents;
    return { day, balanceCents };
  });
};
