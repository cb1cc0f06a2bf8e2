import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { leastOf, OVERSALE_CHOICE_MS, penaltyOf } from '#contracts/sales/penalties.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, scopesFor } from '#contracts/fees/rate-scopes.ts';
import { saleViews, type getSale, type listSales, type listSaleSubstitutes, type SaleDetail, type SaleView } from '#contracts/sales/sale-queries.ts';
import { all, any, equal, likeText, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { byNumber, byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { visibleFieldsOf, withinRowScope } from '../shared/visible-fields.ts';
import { saleRows, type FoundSale } from './found-sales.ts';
import { rowFor } from './sale-row.ts';
import { searchExpression } from './table.ts';

type Filter = QueryOf<typeof listSales>;

export interface SaleNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = {
  gmtSold: byTime('v.sold_at'),
  gmtDue: byTimeOrNone('v.due_at'),
  gmtModify: byTime('v.updated_at'),
  price: byNumber('v.price_cents'),
};

export const salePage = async ({ db, clock, allowedEvents }: SaleNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listSales>> => {
  const now = clock.now();
  const filtered = all(
    reachable(viewer),
    equal('v.shop_id', filter.shopId),
    equal('v.warehouse_id', filter.wareId),
    oneOf('v.channel', filter.channels),
    filter.differs ? sql`v.expected_cents is not null` : undefined,
    filter.text ? matching(filter.text, viewer) : undefined,
    within('v.sold_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const [{ rows, next }, { matching: totalCount, ...counts }] = await Promise.all([
    sortedPage(saleRows(db, now).where(all(filtered, inView(filter.view))), { sort: sorts[filter.sort], key: 'v.sale_id', request: filter }),
    db
      .selectFrom('sales as v')
      .where(filtered)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...saleViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const cards = await cardsFor(db, rows);
  return countedPage(rows.map(rowFor({ viewer, now, allowedEvents, cards })), { totalCount, counts, next }, filter);
};

export const reachable = (viewer: Viewer): Condition => withinRowScope(viewer, { shop: ['v.shop_id'], warehouse: 'v.warehouse_id' });

const openStatuses = ['running', 'pending', 'withIssue', 'error', 'returning'] as const;

const inView = (view: SaleView): Condition => {
  if (view === 'all') return sql`true`;
  return view === 'open' ? sql`v.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})` : sql`v.status = ${sql.lit(view)}`;
};

/** The indexed expression, with its columns named in the query. */
const searched = searchExpression.replaceAll(/\b(odd_no|sku|name|sale_no)\b/g, 'v.$1');

const matching = (text: string, viewer: Viewer): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return sql`v.one_id = ${oneId}`;
  const found = expressionContains(searched, text);
  // The number of the platform is found only by those who see it (R6.44).
  return visibleFieldsOf(viewer).platOrderNo
    ? found
    : all(found, any(...['v.odd_no', 'v.sku', 'v.name'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`)));
};

/** The cards that may price the sales of these shops. */
const cardsFor = async (db: ReadDatabase, sales: readonly { shop_id: number }[]): Promise<RateCard[]> => {
  if (sales.length === 0) return [];
  const scopes = sales.flatMap(({ shop_id: shopId }) => [...scopesFor({ shopId }, 'platform'), ...scopesFor({ shopId }, 'consignment')]);
  const rows = await db
    .selectFrom('rate_cards')
    .where('card_id', 'in', [...new Set(scopes.map(cardIdOf))])
    .select(['scope', 'versions'])
    .execute();
  return rows.map(({ scope, versions }) => ({ scope, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
};

/** `NotFound` for a sale that is not the viewer's to see. */
export const saleDetail = async (
  { db, clock, allowedEvents }: SaleNeeds,
  viewer: Viewer,
  { saleId }: QueryOf<typeof getSale>,
): Promise<SaleDetail | Rejection> => {
  const now = clock.now();
  const row = await saleRows(db, now).where('v.sale_id', '=', saleId).where(reachable(viewer)).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'saleId' });
  const { staff } = visibleFieldsOf(viewer);
  const [oversale, listedAgain] = await Promise.all([
    staff && row.held_by !== null ? oversaleOf(db, viewer, row) : undefined,
    db.selectFrom('listings').where('again_for', '=', saleId).select('channel').orderBy('channel').execute(),
  ]);
  return {
    ...rowFor({ viewer, now, allowedEvents, cards: await cardsFor(db, [row]) })(row),
    state: isSeller(viewer) && row.owner_id !== viewer.shopId ? null : row.item_state,
    ...(staff && { penalty: penaltyOf(row.channel, row.price_cents) }),
    ...(oversale && { oversale }),
    listedAgain: listedAgain.map(({ channel }) => channel),
    history: row.history.toReversed().map(({ id, name, at, operator, cents, said }) => ({
      id,
      name,
      gmtCreate: at,
      ...(staff && { operator }),
      cents,
      // To which other sale or order its item was promised is no matter of the seller.
      said: !staff && name === 'SaleOversold' ? '' : said,
    })),
  };
};

/** What can become of what was sold twice, and what each way costs. */
const oversaleOf = async (db: ReadDatabase, viewer: Viewer, row: FoundSale): Promise<SaleDetail['oversale']> => {
  const [{ records }, other] = await Promise.all([
    saleSubstitutes({ db }, viewer, { saleId: row.sale_id }),
    db
      .selectFrom('sales as v')
      .innerJoin('orders as o', 'o.odd_no', 'v.odd_no')
      .where('v.sale_id', '=', row.held_by)
      .where('v.status', '=', 'pending')
      .where('v.consigned', '=', false)
      .where('o.state', '=', 'pendingOutbound')
      .where('o.picked', '=', 0)
      .select(['v.channel', 'v.price_cents'])
      .executeTakeFirst(),
  ]);
  const alike = records.length + (row.item_state === 'available' ? 1 : 0);
  const otherPenalty = other ? penaltyOf(other.channel, other.price_cents) : null;
  return {
    alike,
    otherPenalty,
    choice: leastOf({ hasTwin: alike > 0, penaltyCents: penaltyOf(row.channel, row.price_cents), otherPenaltyCents: otherPenalty }),
    gmtChoice: new Date(Date.parse(row.updated_at) + OVERSALE_CHOICE_MS).toISOString(),
  };
};

/** What is alike to what was sold, and promised to nobody; the longest stored first. */
export const saleSubstitutes = async (
  { db }: Pick<SaleNeeds, 'db'>,
  viewer: Viewer,
  { saleId }: QueryOf<typeof listSaleSubstitutes>,
): Promise<DataOf<typeof listSaleSubstitutes>> => {
  const records = await db
    .selectFrom('sales as v')
    .innerJoin('inventory as sold', 'sold.one_id', 'v.one_id')
    .innerJoin('inventory as i', (join) =>
      join
        .onRef('i.shop_id', '=', 'sold.shop_id')
        .onRef('i.warehouse_id', '=', 'sold.warehouse_id')
        .onRef('i.sku', '=', 'sold.sku')
        .onRef('i.size', '=', 'sold.size')
        .onRef('i.one_id', '<>', 'sold.one_id'),
    )
    .where('v.sale_id', '=', saleId)
    .where(reachable(viewer))
    .where('i.state', '=', 'available')
    .where(sql<boolean>`i.check_result is not distinct from sold.check_result`)
    .orderBy('i.shelved_at')
    .orderBy('i.one_id')
    .limit(20)
    .select(['i.one_id as oneId', shelfName.as('shelvesName'), 'i.check_result as checkResult', 'i.cost_price_cents as costPrice'])
    .execute();
  return { records };
};

/** Sold twice, and settled by nobody since: with what is alike to what was sold, the longest stored first. */
export const oversoldBefore = async (db: ReadDatabase, moment: Date): Promise<{ saleId: string; twins: string[] }[]> => {
  const rows = await db
    .selectFrom('sales as v')
    .innerJoin('inventory as sold', 'sold.one_id', 'v.one_id')
    .where('v.held_by', 'is not', null)
    .where('v.updated_at', '<=', moment.toISOString())
    .orderBy('v.sold_at')
    .limit(100)
    .select([
      'v.sale_id as saleId',
      sql<string[]>`array(select i.one_id from inventory i where i.shop_id = sold.shop_id and i.warehouse_id = sold.warehouse_id and i.sku = sold.sku
        and i.size = sold.size and i.state = 'available' and i.one_id <> sold.one_id and i.check_result is not distinct from sold.check_result
        order by i.shelved_at, i.one_id limit 5)`.as('twins'),
    ])
    .execute();
  return rows;
};

/** On their way to the platform: what it may have to be told of. */
export const shippedSalesOf = (db: ReadDatabase, accountId: string) =>
  db
    .selectFrom('sales as v')
    .where('v.status', '=', 'inProgress')
    .where('v.account_id', '=', accountId)
    .where('v.shipped', '=', true)
    .where('v.log_no', 'is not', null)
    .orderBy('v.sold_at', 'desc')
    .orderBy('v.sale_id', 'desc')
    .limit(200)
    .select(['v.sale_no as saleNo', 'v.log_no as trackingNo', 'v.carrier'])
    .$narrowType<{ trackingNo: string }>()
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, carrier: row.carrier ?? '' })));

/** Given up by the house, the last first: what the platform may have to be told of. */
export const cancelledSalesOf = (db: ReadDatabase, accountId: string) =>
  db
    .selectFrom('sales as v')
    .where('v.account_id', '=', accountId)
    .where('v.cancel_cause', 'in', [sql.lit('operator' as const), sql.lit('oversold' as const)])
    .orderBy('v.updated_at', 'desc')
    .limit(200)
    .select(['v.sale_no as saleNo', sql<string>`coalesce(v.reason, '')`.as('reason')])
    .execute();
