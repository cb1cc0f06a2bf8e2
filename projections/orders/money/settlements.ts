import { sql } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, scopesFor } from '#contracts/fees/rate-scopes.ts';
import { saleFees } from '#contracts/fees/sale-fees.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { OrderRow, Settlement } from '#contracts/outbound/order-rows.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import type { FoundOrder } from '../found-orders.ts';
import { postingsOf, seesWallets } from './order-postings.ts';

type Settlements = ReadonlyMap<string, Settlement>;
type Sold = Pick<FoundOrder, 'odd_no' | 'shop_id' | 'platform' | 'plat_order_no' | 'sold_price_cents' | 'state'>;

/** What each sold order brings its seller: as it was posted, or as the cards of today have it. The operator pays itself nothing. */
export const settlementsOf = async (db: ReadDatabase, viewer: Viewer, orders: readonly Sold[], now: Date): Promise<Settlements> => {
  const sold = seesWallets(viewer) ? orders.filter((order) => order.sold_price_cents !== null && isViewers(viewer, order)) : [];
  if (sold.length === 0) return new Map();
  const posted = await postedOf(
    db,
    viewer,
    sold.map(({ odd_no }) => odd_no),
  );
  const open = sold.filter((order) => !posted.has(order.odd_no) && order.plat_order_no !== null && order.state !== 'completed');
  const cards = open.length > 0 ? await cardsFor(db, open) : [];
  const day = dayIn(now, BOOK_TIME_ZONE);
  return new Map([...posted, ...open.map((order) => [order.odd_no, expectedOf(cards, order, day)] as const)]);
};

export const withSettlement =
  (settlements: Settlements) =>
  (row: OrderRow): OrderRow => {
    const settlement = settlements.get(row.oddNo);
    return settlement ? { ...row, settlement } : row;
  };

const isViewers = ({ shopId }: Viewer, order: Sold): boolean =>
  order.shop_id !== selfOperatedShop && (shopId === undefined || shopId === order.shop_id);

const expectedOf = (cards: readonly RateCard[], { shop_id, platform, sold_price_cents }: Sold, day: string): Settlement => {
  const sold = sold_price_cents ?? 0;
  const fees = saleFees(cards, { shopId: shop_id, platform: platform ?? '', soldCents: sold }, day);
  const [platformFee, consignmentFee] = [fees.platform?.cents ?? 0, fees.consignment?.cents ?? 0];
  return { sold, platformFee, consignmentFee, payout: sold - platformFee - consignmentFee, isPosted: false };
};

/** The operator buys what it takes over, and keeps nothing of it. */
const collections: readonly TransactionTypeName[] = ['consignmentCollection', 'cashoutCollection'];

const sumOf = (types: readonly TransactionTypeName[]) =>
  sql<number>`coalesce(sum(r.amount_cents) filter (where r.type in (${sql.join([...types])})), 0)::float`;

const postedOf = async (db: ReadDatabase, viewer: Viewer, oddNos: readonly string[]): Promise<Map<string, Settlement>> => {
  const sums = await postingsOf(db, viewer, oddNos)
    .where('r.type', 'in', [...collections, 'platformFee', 'consignmentFee'])
    .groupBy('r.reference_id')
    .select([
      'r.reference_id as oddNo',
      sumOf(collections).as('sold'),
      sumOf(['platformFee']).as('platform'),
      sumOf(['consignmentFee']).as('consignment'),
    ])
    .execute();
  return new Map(
    sums.map(({ oddNo, sold, platform, consignment }) => [
      oddNo,
      { sold, platformFee: 0 - platform, consignmentFee: 0 - consignment, payout: sold + platform + consignment, isPosted: true },
    ]),
  );
};

/** The cards that may price the sales of these shops. */
const cardsFor = async (db: ReadDatabase, orders: readonly Sold[]): Promise<RateCard[]> => {
  const scopes = orders.flatMap(({ shop_id }) => [...scopesFor({ shopId: shop_id }, 'platform'), ...scopesFor({ shopId: shop_id }, 'consignment')]);
  const rows = await db
    .selectFrom('rate_cards')
    .where('card_id', 'in', [...new Set(scopes.map(cardIdOf))])
    .select(['scope', 'versions'])
    .execute();
  return rows.map(({ scope, versions }) => ({ scope, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
};
