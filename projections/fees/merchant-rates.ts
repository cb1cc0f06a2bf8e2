import { sql } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { lineIdOf, type FeeService, type FeeSubject } from '#contracts/fees/fee-subjects.ts';
import { rateAt, versionAt } from '#contracts/fees/rate-cards.ts';
import {
  merchantRateViews,
  type getMerchantRates,
  type listMerchantRates,
  type MerchantRateFilter,
  type MerchantRateRow,
  type MerchantRateView,
} from '#contracts/fees/rate-card-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byText, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { rateCards, toCardRow, type KnownCard } from './rate-cards.ts';

export interface FeeNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
}

/** `NotFound` for a shop that does not exist. */
export const merchantRates = async ({ db, clock }: FeeNeeds, shopId: number): Promise<DataOf<typeof getMerchantRates> | Rejection> => {
  const [shop, wallet] = await Promise.all([
    db.selectFrom('shops').where('shop_id', '=', shopId).select(['shop_id', 'uid', 'realname']).executeTakeFirst(),
    db
      .selectFrom('wallets')
      .where('shop_id', '=', shopId)
      .select(sql<number>`credit_limit_cents::float`.as('creditLimitCents'))
      .executeTakeFirst(),
  ]);
  if (!shop) return reject('NotFound', { field: 'shopId' });
  const known = await rateCards(db, ['platform', 'repair', 'labels', 'merchant', 'merchantInWarehouse'], shopId);
  const now = clock.now();
  const today = dayIn(now, BOOK_TIME_ZONE);
  const cards = known.map(({ card }) => card);
  const subjects = new Map(cards.flatMap((card) => versionAt(card.versions, today)?.lines ?? []).map(({ subject }) => [lineIdOf(subject), subject]));
  return {
    shopInfo: { id: shop.shop_id, uid: shop.uid, realname: shop.realname },
    creditLimitCents: wallet?.creditLimitCents ?? 0,
    cards: withGeneral(known.filter(isOwn), shop).map((card) => toCardRow(card, now)),
    rates: [...subjects.values()].flatMap((subject: FeeSubject) => {
      const rate = rateAt(cards, { shopId, subject }, today);
      return rate
        ? [{ subject, cardId: rate.cardId, version: rate.version, scope: rate.scope, effectiveFrom: rate.effectiveFrom, line: rate.line }]
        : [];
    }),
  };
};

/** The card for all warehouses stands there before anything is published for it. */
const withGeneral = (own: readonly KnownCard[], shop: NonNullable<KnownCard['shop']>): KnownCard[] => {
  if (own.some(({ card }) => card.scope.kind === 'merchant')) return [...own];
  return [{ card: { scope: { kind: 'merchant', shopId: shop.shop_id }, versions: [] }, versions: [], shop, warehouse: undefined }, ...own];
};

const isOwn = ({ card: { scope } }: KnownCard): boolean => 'shopId' in scope;

const sorts: Record<MerchantRateFilter['sort'], SortKey> = {
  shopId: byNumber('s.shop_id'),
  name: { ...byText('s.realname'), by: sql`lower(s.realname)` },
};

export const merchantRatePage = async ({ db, clock }: FeeNeeds, filter: MerchantRateFilter): Promise<DataOf<typeof listMerchantRates>> => {
  const now = clock.now();
  const today = dayIn(now, BOOK_TIME_ZONE);
  const inView = viewsOn(today);
  const found = db.selectFrom('shops as s').where(filter.text ? named(filter.text) : sql<boolean>`true`);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(found.where(inView[filter.view]).select(['s.shop_id', 's.uid', 's.realname']), {
      sort: sorts[filter.sort],
      key: 's.shop_id',
      request: filter,
    }),
    found
      .select([
        sql<number>`count(*) filter (where ${inView[filter.view]})::int`.as('matching'),
        ...merchantRateViews.map((view) => sql<number>`count(*) filter (where ${inView[view]})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const cards = await cardsIn(
    db,
    rows.map(({ shop_id }) => shop_id),
  );
  return countedPage(
    rows.map(({ shop_id, uid, realname }) => ({
      shopInfo: { id: shop_id, uid, realname },
      ...ownRates(
        cards.filter((card) => card.shop_id === shop_id),
        today,
      ),
    })),
    { totalCount: matching, counts, next },
    filter,
  );
};

type CardOfShop = Awaited<ReturnType<typeof cardsIn>>[number];

const cardsIn = async (db: ReadDatabase, shopIds: readonly number[]) =>
  shopIds.length === 0
    ? []
    : db.selectFrom('rate_cards').where('shop_id', 'in', shopIds).select(['shop_id', 'warehouse_id', 'versions', 'updated_at']).execute();

const ownRates = (cards: readonly CardOfShop[], today: string): Omit<MerchantRateRow, 'shopInfo'> => {
  const effective = cards.map(({ versions, ...card }) => ({ ...card, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
  const current = effective.map(({ warehouse_id, versions }) => ({ warehouse_id, lines: versionAt(versions, today)?.lines ?? [] }));
  const services = new Set(current.flatMap(({ lines }) => lines.map(({ subject }): FeeService => subject.service)));
  const coming = effective.flatMap(({ versions }) => versions.map(({ effectiveFrom }) => effectiveFrom)).filter((day) => day > today);
  return {
    services: [...services],
    warehouseIds: current.flatMap(({ warehouse_id, lines }) => (warehouse_id !== null && lines.length > 0 ? [warehouse_id] : [])),
    nextChange: coming.toSorted()[0] ?? null,
    gmtModify:
      cards
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? null,
  };
};

const viewsOn = (today: string): Record<MerchantRateView, Condition> => ({
  all: sql`true`,
  own: sql`exists (select 1 from rate_cards c where c.shop_id = s.shop_id)`,
  coming: sql`exists (select 1 from rate_cards c, jsonb_to_recordset(c.versions) as v("effectiveFrom" text, withdrawal jsonb)
    where c.shop_id = s.shop_id and v."effectiveFrom" > ${today} and jsonb_typeof(v.withdrawal) is distinct from 'object')`,
});

const named = (text: string): Condition =>
  any(...['s.uid', 's.realname'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`), sql`s.shop_id::text = ${text}`);
