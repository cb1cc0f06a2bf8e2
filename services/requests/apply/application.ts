import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { change, type StreamChange } from '#kernel/commands/stream-type.ts';
import { orderStream, type Application } from '#services/aggregates/order/order.ts';

/** Who applies, and for which shop. */
export interface Applicant {
  shopId: number;
  accountId: string;
}

/** A seller applies for the own shop; an administrator for shop 1, on the self-operated pages. */
export const applicantOf = ({ shopId, accountId }: Viewer): Applicant | Rejection =>
  shopId === undefined ? reject('ShopForbidden') : { shopId, accountId };

/** What every application states of its items and its applicant. */
export const applied = (oddNo: string, applicant: Applicant, items: readonly Item[]) => ({
  oddNo,
  shopId: applicant.shopId,
  warehouseId: items[0]!.warehouseId,
  oneIds: items.map((item) => item.oneId),
  applicantId: applicant.accountId,
});

/** The order begins, and holds its items from now on. */
export const application = (order: Application & { requestType: ApplicationType }): StreamChange[] => [
  change(orderStream, order.oddNo, { type: 'OrderApplied', data: order }),
  ...order.oneIds.map((oneId) =>
    change(itemStream, oneId, {
      type: 'ItemRequested',
      data: { oddNo: order.oddNo, requestType: order.requestType, dropship: order.dropship, targetShopId: order.targetShopId },
    }),
  ),
];
