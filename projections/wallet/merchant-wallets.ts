import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { merchantWalletViews, type listMerchantWallets, type MerchantWalletView } from '#contracts/wallet/finance/list-wallets.ts';
import { all, any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

type Filter = QueryOf<typeof listMerchantWallets>;

const sorts: Record<Filter['sort'], SortKey> = {
  availableCents: { by: sql`(w.balance_cents - w.held_cents)`, type: 'bigint' },
  postedCents: byNumber('w.balance_cents'),
  heldCents: byNumber('w.held_cents'),
  gmtModify: byTime('w.updated_at'),
};

/** Every wallet that ever moved. Few stand below zero; for those alone is looked up since when. */
export const merchantWalletPage = async (db: ReadDatabase, filter: Filter): Promise<DataOf<typeof listMerchantWallets>> => {
  const narrowed = filter.text ? named(likeText(filter.text)) : sql<boolean>`true`;
  const [{ rows, next }, { matching, totals, ...counts }] = await Promise.all([
    sortedPage(shown(db).where(all(narrowed, inView[filter.view])), { sort: sorts[filter.sort], key: 'w.shop_id', request: filter }),
    db
      .selectFrom('wallets as w')
      .leftJoin('shops as s', 's.shop_id', 'w.shop_id')
      .where(narrowed)
      .select([
        countIn(filter.view).as('matching'),
        ...merchantWalletViews.map((view) => countIn(view).as(view)),
        sql<Totals>`json_build_object(
          'postedCents', coalesce(sum(w.balance_cents) filter (where ${inView[filter.view]}), 0),
          'heldCents', coalesce(sum(w.held_cents) filter (where ${inView[filter.view]}), 0),
          'availableCents', coalesce(sum(w.balance_cents - w.held_cents) filter (where ${inView[filter.view]}), 0),
          'owedCents', coalesce(-sum(w.balance_cents) filter (where w.balance_cents < 0), 0))`.as('totals'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { ...countedPage(rows.map(toWallet), { totalCount: matching, counts, next }, filter), totals };
};

type Totals = DataOf<typeof listMerchantWallets>['totals'];

const inView: Record<MerchantWalletView, Condition> = {
  all: sql`true`,
  belowZero: sql`w.balance_cents < 0`,
  held: sql`w.held_cents > 0`,
  frozen: sql`w.is_frozen`,
};

const countIn = (view: MerchantWalletView) => sql<number>`count(*) filter (where ${inView[view]})::int`;

const named = (text: string): Condition => any(...['s.realname', 's.uid'].map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${text}`));

const shown = (db: ReadDatabase) =>
  db
    .selectFrom('wallets as w')
    .leftJoin('shops as s', 's.shop_id', 'w.shop_id')
    .select([
      'w.shop_id',
      's.uid',
      's.realname',
      sql<number>`w.balance_cents::float`.as('posted'),
      sql<number>`w.held_cents::float`.as('held'),
      sql<number>`w.credit_limit_cents::float`.as('credit_limit'),
      'w.is_frozen',
      'w.updated_at',
      'w.version',
      sql<string | null>`case when w.balance_cents < 0 then (
        select min(r.created_at) from wallet_records r where r.shop_id = w.shop_id and r.version > coalesce(
          (select max(z.version) from wallet_records z where z.shop_id = w.shop_id and z.balance_cents >= 0), 0)) end`.as('below_zero_since'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const toWallet = (row: Found): DataOf<typeof listMerchantWallets>['data'][number] => ({
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  postedCents: row.posted,
  heldCents: row.held,
  availableCents: row.posted - row.held,
  creditLimitCents: row.credit_limit,
  isFrozen: row.is_frozen,
  gmtBelowZero: row.below_zero_since,
  gmtModify: row.updated_at,
  version: row.version,
});
