import { sql } from 'kysely';
import { sellerAccountViews, type listSellerAccounts, type SellerAccountView } from '#contracts/accounts/account-queries.ts';
import { sellerAccountActionsIn, type SellerAccountState } from '#contracts/accounts/seller-account-states.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import { any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byText, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { SellerAccountRow } from './table.ts';

type Filter = QueryOf<typeof listSellerAccounts>;

/** When each of these accounts last signed in (UTC, ISO 8601), as far as that is remembered. */
export type LastSignIns = (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface SellerAccountNeeds {
  db: ReadDatabase;
  lastSignIns: LastSignIns;
}

const sorts: Record<Filter['sort'], SortKey> = {
  gmtCreate: byTime('a.created_at'),
  gmtModify: byTime('a.updated_at'),
  name: { ...byText('a.name'), by: sql`lower(a.name)` },
};

export const sellerAccountPage = async (
  { db, lastSignIns }: SellerAccountNeeds,
  viewer: Viewer,
  filter: Filter,
): Promise<DataOf<typeof listSellerAccounts>> => {
  const found = db
    .selectFrom('seller_accounts as a')
    .leftJoin('shops as s', 's.shop_id', 'a.shop_id')
    .where(filter.text ? anywhere(filter.text) : sql<boolean>`true`);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(found.where(inView[filter.view]).selectAll('a').select(['s.uid', 's.realname', 's.is_internal']), {
      sort: sorts[filter.sort],
      key: 'a.account_id',
      request: filter,
    }),
    found
      .select([
        sql<number>`count(*) filter (where ${inView[filter.view]})::int`.as('matching'),
        ...sellerAccountViews.map((view) => sql<number>`count(*) filter (where ${inView[view]})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const signedIn = await lastSignIns(rows.map(({ account_id }) => account_id));
  return countedPage(
    rows.map((row) => ({
      accountId: row.account_id,
      login: row.login,
      name: row.name,
      email: row.email,
      state: stateOf(row),
      shopInfo: row.shop_id === null ? null : { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
      isInternal: row.is_internal ?? false,
      gmtCreate: row.created_at,
      gmtModify: row.updated_at,
      gmtSignIn: signedIn.get(row.account_id) ?? null,
      version: row.version,
      actions: sellerAccountActionsIn({ state: stateOf(row), hasShop: row.shop_id !== null }, viewer),
    })),
    { totalCount: matching, counts, next },
    filter,
  );
};

const stateOf = ({ login, suspended, admitted, refused }: SellerAccountRow): SellerAccountState => {
  if (login === erased) return 'erased';
  if (suspended) return 'disabled';
  if (admitted) return 'active';
  return refused ? 'refused' : 'waiting';
};

const inView: Record<SellerAccountView, Condition> = {
  all: sql`true`,
  waiting: sql`(not a.admitted and not a.refused and not a.suspended)`,
  refused: sql`(a.refused and not a.suspended)`,
  active: sql`(a.admitted and not a.suspended)`,
  disabled: sql`(a.suspended and a.login <> ${erased})`,
  erased: sql`a.login = ${erased}`,
};

const anywhere = (text: string): Condition =>
  any(
    ...['a.name', 'a.email', 'a.login', 's.uid', 's.realname'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`),
    sql`a.shop_id::text = ${text}`,
  );
