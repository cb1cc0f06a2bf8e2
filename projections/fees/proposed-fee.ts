import type { getApplicationFee } from '#contracts/fees/application-fee.ts';
import type { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { chargedBy, explainedFee } from './card-fee.ts';

/** What is set aside for a request, or else what the cards of today ask for it. */
export const proposedFee = async (db: ReadDatabase, oddNo: string, now: Date): Promise<DataOf<typeof getProposedFee> | Rejection> => {
  const order = await db
    .selectFrom('orders')
    .where('odd_no', '=', oddNo)
    .select(['request_type', 'shop_id', 'warehouse_id', 'units', 'held_fee'])
    .executeTakeFirst();
  if (!order) return reject('NotFound', { field: 'oddNo' });
  if (order.held_fee) return { standing: 'held', fee: explainedFee(order.held_fee) };
  const asked = { kind: orderKindOf(order.request_type), shopId: order.shop_id, warehouseId: order.warehouse_id, items: order.units.length };
  const charged = await chargedBy(db, asked, now);
  return charged ? { standing: 'notHeld', fee: explainedFee(charged) } : { standing: 'none', fee: null };
};

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
