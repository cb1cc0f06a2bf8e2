import { formatOneId } from '#contracts/item/one-id.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { requestTypeOf, type ApplicationKind } from '#contracts/item/order-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { Order } from '../aggregates/order/order.ts';

const sameness = ['shopId', 'warehouseId', 'sku', 'size', 'lastResult', 'defective'] as const satisfies (keyof Item)[];

/**
 * Free, never in the order before, and like the short item in owner, warehouse, SKU, size and inspection result (R4.48). An item whose repair failed keeps its result and is defective
 * all the same.
 */
export const requireEligibleSubstitute = (order: Order, short: Item, substitute: Item): Rejection | undefined => {
  if (substitute.state === undefined) return reject('NotFound', { field: 'twin' });
  const free = substitute.state === 'available' || substitute.state === 'issue';
  const wasInOrder = order.short.includes(substitute.oneId) || order.replaced.some(({ oneId }) => oneId === substitute.oneId);
  return free && !wasInOrder && sameness.every((field) => substitute[field] === short[field])
    ? undefined
    : reject('TwinNotEligible', { field: 'twin', params: { twin: formatOneId(substitute.oneId), oneId: formatOneId(short.oneId) } });
};

/** The order's reservation, taken over by a substitute: the events that its first items went through, in one step. */
export const takeOverReservation = (order: Order): ItemEvent[] => {
  const { oddNo, dropship, sale, soldAs, platform = '' } = order;
  switch (order.kind) {
    case 'shipWithLabel':
    case 'reship':
    case 'warehouseTransfer':
      return requested(oddNo, order.kind, dropship);
    case 'consignment':
      return [
        ...requested(oddNo, order.kind, dropship),
        ...(sale
          ? [
              {
                type: 'ConsignmentSold' as const,
                data: {
                  oddNo,
                  platform: sale.platform,
                  platOrderNo: sale.platOrderNo,
                  soldPrice: sale.soldPrice,
                  ...(sale.saleId && { saleId: sale.saleId }),
                },
              },
            ]
          : []),
      ];
    case 'directOutbound':
      return [
        {
          type: 'DirectOutboundOrdered',
          data: {
            oddNo,
            ...(soldAs && {
              dropship: true,
              sale: { saleId: soldAs.saleId, platform, platOrderNo: soldAs.platOrderNo, soldPrice: soldAs.soldPrice },
            }),
          },
        },
      ];
    case 'cashOut':
    case 'ownershipTransfer':
      // Nothing of these kinds is ever picked.
      return [];
  }
};

const requested = (oddNo: string, kind: ApplicationKind, dropship: boolean | undefined): ItemEvent[] => {
  const requestType = requestTypeOf[kind];
  return [
    { type: 'ItemRequested', data: { oddNo, requestType, dropship } },
    { type: 'RequestApproved', data: { oddNo, requestType } },
  ];
};
