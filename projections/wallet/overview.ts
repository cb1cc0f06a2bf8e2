import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { addDays, dayIn, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { walletCurveDays, type WalletOverview } from '#contracts/wallet/wallet-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { expectedMoney } from './expected.ts';
import { shopAsked } from './shop-asked.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

/** `NotFound` for a wallet that is not the viewer's to see, and where nobody says whose. A shop without postings has an empty wallet. */
export const walletOverview = async ({ db, clock }: Needs, viewer: Viewer, asked: number | undefined): Promise<WalletOverview | Rejection> => {
  const shop = await shopAsked(db, viewer, asked);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const today = dayIn(clock.now(), viewer.timeZone);
  const first = addDays(today, 1 - walletCurveDays);
  const from = startOfDay(first, viewer.timeZone).toISOString();
  const [standing, before, days] = await Promise.all([
    standingOf(db, shop.shop_id),
    balanceBefore(db, shop.shop_id, from),
    perDay(db, shop.shop_id, { from, timeZone: viewer.timeZone }),
  ]);
  return {
    shopInfo: { id: shop.shop_id, uid: shop.uid, realname: shop.realname },
    ...standing,
    entries: total(days, 'entries'),
    inCents: total(days, 'in'),
    outCents: total(days, 'out'),
    curve: everyDay(days, { first, before }),
  };
};

type Standing = Pick<
  WalletOverview,
  'postedCents' | 'heldCents' | 'availableCents' | 'creditLimitCents' | 'isFrozen' | 'expectedCents' | 'expected' | 'holds'
>;

/** One statement, so that its figures belong together whatever is posted meanwhile. */
const standingOf = async (db: ReadDatabase, shopId: number): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    SELECT coalesce(w.balance_cents, 0)::float AS "postedCents", coalesce(w.held_cents, 0)::float AS "heldCents",
      coalesce(w.balance_cents - w.held_cents, 0)::float AS "availableCents", coalesce(w.credit_limit_cents, 0)::float AS "creditLimitCents",
      coalesce(w.is_frozen, false) AS "isFrozen", e.cents AS "expectedCents", e.items AS expected,
      (SELECT count(*)::int FROM wallet_holds h WHERE h.shop_id = ${shopId} AND h.state = 'open') AS holds
    FROM (SELECT coalesce(sum(x.cents), 0)::float AS cents, count(*)::int AS items FROM ${expectedMoney(shopId)} AS x) AS e
    LEFT JOIN wallets AS w ON w.shop_id = ${shopId}`.execute(db);
  return rows[0]!;
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
    ])
    .execute();

/** Days without postings keep what the day before ended with. */
const everyDay = (days: readonly DayOfPostings[], { first, before }: { first: string; before: number }): WalletOverview['curve'] => {
  const byDay = new Map(days.map((one) => [one.day, one.in - one.out]));
  let balanceCents = before;
  return Array.from({ length: walletCurveDays }, (_, index) => {
    const day = addDays(first, index);
    balanceCents += byDay.get(day) ?? 0;
    return { day, balanceCents };
  });
};
