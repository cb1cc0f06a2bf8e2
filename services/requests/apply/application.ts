import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Application } from '#services/aggregates/order/order.ts';
import type { LoadedItem } from '#services/aggregates/item/item.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { holdForOrder, type CardFee } from '../card-fee.ts';

/** Who applies, and for which shop. */
export interface Applicant {
  shopId: number;
  accountId: string;
}

/** A seller applies for the own shop; an administrator for shop 1, on the self-operated pages. */
export const applicantOf = ({ shopId, accountId }: Viewer): Applicant | Rejection =>
  shopId === undefined ? reject('ShopForbidden') : { shopId, accountId };

/** What an application begins, and the items that it asks for. */
export interface ApplicationStates {
  order: NewStream<OrderEvent>;
  items: readonly LoadedItem[];
  /** What it costs by a rate card. */
  fee?: CardFee | undefined;
}

/** What every application states of its items and its applicant. */
export const applied = ({ order, items }: ApplicationStates, applicant: Applicant) => ({
  oddNo: order.id,
  shopId: applicant.shopId,
  warehouseId: items[0]!.warehouseId,
  oneIds: items.map((item) => item.oneId),
  applicantId: applicant.accountId,
});

/** The order begins, holds its items from now on, and sets aside what it costs. */
export const application = ({ order, items, fee }: ApplicationStates, data: Application & { requestType: ApplicationType }): StreamChange[] => {
  const { oddNo, requestType, dropship, targetShopId } = data;
  return [
    change(order, { type: 'OrderApplied', data: { ...data, ...(fee && { cardFee: fee.charged }) } }),
    ...items.map((item) => change(item, { type: 'ItemRequested', data: { oddNo, requestType, dropship, targetShopId } })),
    ...holdForOrder(fee, data),
  ];
};
