import type { getApplicationFee } from '#contracts/fees/application-fee.ts';
import type { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import type { getBulkReshipFee } from '#contracts/fees/bulk-reship-fee.ts';
import { chargesLeast } from '#contracts/fees/request-quantity.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { chargedBy, explainedFee, type ChargedLine } from './card-fee.ts';

/** What is set aside for a request, or else what the cards of today ask for it. */
export const proposedFee = async (
  db: ReadDatabase,
  { oddNo, weightGrams }: QueryOf<typeof getProposedFee>,
  now: Date,
): Promise<DataOf<typeof getProposedFee> | Rejection> => {
  const order = await db
    .selectFrom('orders')
    .where('odd_no', '=', oddNo)
    .select(['request_type', 'shop_id', 'warehouse_id', 'units', 'held_fee'])
    .executeTakeFirst();
  if (!order) return reject('NotFound', { field: 'oddNo' });
  const isWeighed = weightGrams !== undefined;
  if (order.held_fee) return { standing: 'held', fee: explainedFee(weighed(order.held_fee, weightGrams), isWeighed) };
  const asked = {
    kind: orderKindOf(order.request_type),
    shopId: order.shop_id,
    warehouseId: order.warehouse_id,
    items: order.units.length,
    weightGrams,
  };
  const charged = await chargedBy(db, asked, now);
  return charged ? { standing: 'notHeld', fee: explainedFee(charged, isWeighed) } : { standing: 'none', fee: null };
};

/** A line by weight asks for what it weighs; any other for what it asks in any case. */
const weighed = (held: ChargedLine, weightGrams: number | undefined): ChargedLine =>
  weightGrams !== undefined && chargesLeast(held.line) ? { ...held, quantity: weightGrams } : held;

/** What the seller who asks would pay for an application. */
export const applicationFee = async (
  db: ReadDatabase,
  { shopId }: Pick<Viewer, 'shopId'>,
  { type, wareId, items }: QueryOf<typeof getApplicationFee>,
  now: Date,
): Promise<DataOf<typeof getApplicationFee>> => {
  const charged = shopId === undefined ? undefined : await chargedBy(db, { kind: orderKindOf(type), shopId, warehouseId: wareId, items }, now);
  return { fee: charged ? explainedFee(charged) : null };
};

/** The same for each box of a bulk reship; boxes of as many items cost the same. */
export const bulkReshipFee = async (
  db: ReadDatabase,
  { shopId }: Pick<Viewer, 'shopId'>,
  { wareId, boxes }: QueryOf<typeof getBulkReshipFee>,
  now: Date,
): Promise<DataOf<typeof getBulkReshipFee>> => {
  const sizes = [...new Set(boxes)];
  const charged = await Promise.all(
    sizes.map((items) => (shopId === undefined ? undefined : chargedBy(db, { kind: 'reship', shopId, warehouseId: wareId, items }, now))),
  );
  const feeFor = new Map(sizes.map((items, index) => [items, charged[index] ? explainedFee(charged[index]) : null]));
  const fees = boxes.map((items) => feeFor.get(items) ?? null);
  return { boxes: fees, cents: fees.reduce((sum, fee) => sum + (fee?.cents ?? 0), 0) };
};
