import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import {
  listingViews,
  type getListing,
  type listListings,
  type ListingDetail,
  type ListingRow,
  type ListingView,
} from '#contracts/listings/listing-queries.ts';
import { all, equal, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { foundListings, toListing, type FoundListing, type ListingNeeds } from './found-listings.ts';
import { openListingStatuses } from '#contracts/listings/listing-statuses.ts';
import { countOver } from '../kernel/derived/counts.ts';
import { besideMarket } from './beside-market.ts';
import { canUseCounts } from './materialised-counts.ts';
import { searchedText } from './searched-text.ts';

type Filter = QueryOf<typeof listListings>;

const sorts: Record<Filter['sort'], SortKey> = {
  gmtModify: byTime('l.updated_at'),
  gmtCreate: byTime('l.requested_at'),
  priceCents: byNumber('l.price_cents'),
};

export const reachable = (viewer: Viewer): Condition => withinShop(viewer, ['l.shop_id']);

export const listingPage = async (needs: ListingNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listListings>> => {
  const { db } = needs;
  const narrowed = all(
    reachable(viewer),
    equal('l.shop_id', filter.shopId),
    oneOf('l.channel', filter.channel),
    oneOf('l.status', filter.status),
    oneOf('l.mode', filter.mode),
    filter.byHand === undefined ? undefined : filter.byHand ? sql<boolean>`l.mode is null` : sql<boolean>`l.mode is not null`,
    besideMarket(filter, needs.clock.now()),
    equal('l.sku', filter.sku),
    equal('l.one_id', filter.oneId && normaliseOneId(filter.oneId)),
    filter.text ? expressionContains(searchedText, filter.text) : undefined,
    within('l.requested_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const materialised = canUseCounts(filter);
  const count = countOver(materialised);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(foundListings(db).where(all(narrowed, inView(filter.view))), { sort: sorts[filter.sort], key: 'l.listing_id', request: filter }),
    db
      .selectFrom(db.dynamic.table(materialised ? 'listings_tally' : 'listings').as('l'))
      .where(narrowed)
      .select([count(inView(filter.view, materialised)).as('matching'), ...listingViews.map((view) => count(inView(view, materialised)).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(await asRows(needs, viewer, rows), { totalCount: matching, counts, next }, filter);
};

/** With the lowest price of each, and what the seller would get. */
export const asRows = async (needs: ListingNeeds, viewer: Viewer, rows: readonly FoundListing[]): Promise<ListingRow[]> => {
  const asked = rows.map(({ channel, sku, size }) => ({ channel, sku, size }));
  const [lowest, fees] = await Promise.all([needs.lowestAsks(asked, needs.clock.now()), needs.channelFees()]);
  const toRow = toListing(viewer, { ...needs, fees });
  return rows.map((row, index) => toRow(row, lowest[index] ?? null));
};

/** `NotFound` for a listing that is not the viewer's to see. */
export const listingDetail = async (
  needs: ListingNeeds,
  viewer: Viewer,
  { listingId }: QueryOf<typeof getListing>,
): Promise<ListingDetail | Rejection> => {
  const found = await foundListings(needs.db).select('l.history').where('l.listing_id', '=', listingId).where(reachable(viewer)).executeTakeFirst();
  if (!found) return reject('NotFound', { field: 'listingId' });
  const [row] = await asRows(needs, viewer, [found]);
  return {
    ...row!,
    history: found.history.map(({ id, name, at, operator, cents, said, explanation = null }) => ({
      id,
      name,
      gmtCreate: at,
      ...(!isSeller(viewer) && { operator }),
      byRule: name === 'PriceDecided' || name === 'AutoPricingPaused',
      priceCents: cents,
      said,
      explanation,
    })),
  };
};

const open = sql.join(openListingStatuses.map((status) => sql.lit(status)));

const inView = (view: ListingView, materialised = false): Condition => {
  switch (view) {
    case 'all':
      return sql`true`;
    case 'open':
      return materialised ? sql`l.status in (${open})` : sql`l.ended_at is null`;
    case 'synchronising':
      return sql`l.synchronising`;
    case 'paused':
      return materialised ? sql`l.is_paused` : sql`(l.paused is not null and l.ended_at is null)`;
    default:
      return sql`l.status = ${view}`;
  }
};
