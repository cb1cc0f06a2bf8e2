import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { feeOf, unitOf } from '#contracts/fees/fee-line.ts';
import type { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { rateAt } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, scopesFor } from '#contracts/fees/rate-scopes.ts';
import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The service that a kind of request is charged as. */
const serviceOf: Partial<Record<OrderKind, 'shipping' | 'transshipment' | 'switchUser'>> = {
  shipWithLabel: 'shipping',
  reship: 'transshipment',
  ownershipTransfer: 'switchUser',
};

const nothingProposed = { feeCents: null };

/** By the card in force that is most specific for the shop and the warehouse. Goods of the operator's own cost nothing. */
export const proposedFee = async (db: ReadDatabase, oddNo: string, now: Date): Promise<DataOf<typeof getProposedFee> | Rejection> => {
  const order = await db
    .selectFrom('orders')
    .where('odd_no', '=', oddNo)
    .select(['request_type', 'shop_id', 'warehouse_id', 'units'])
    .executeTakeFirst();
  if (!order) return reject('NotFound', { field: 'oddNo' });
  const service = serviceOf[orderKindOf(order.request_type)];
  if (!service) return nothingProposed;
  const party = { shopId: order.shop_id, warehouseId: order.warehouse_id };
  const scopes = scopesFor(party, service);
  const rows = await db.selectFrom('rate_cards').where('card_id', 'in', scopes.map(cardIdOf)).select(['card_id', 'versions']).execute();
  const cards = scopes.map((scope) => ({
    scope,
    versions: (rows.find(({ card_id }) => card_id === cardIdOf(scope))?.versions ?? []).filter(({ withdrawal }) => withdrawal === null),
  }));
  const rate = rateAt(cards, { ...party, subject: { service } }, dayIn(now, BOOK_TIME_ZONE));
  if (!rate) return nothingProposed;
  const quantity = { order: 1, item: order.units.length, gram: undefined, cent: undefined, day: undefined }[unitOf(rate.line)];
  return { feeCents: quantity === undefined ? null : feeOf(rate.line, quantity) };
};
