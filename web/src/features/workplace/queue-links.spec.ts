import { describe, expect, it } from 'vitest';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { itemsIn, othersQueue, sellerQueue, soldBetween } from './queue-links.ts';

const pages = { ...businessPaths, orders: businessPaths.shipWithLabel };
const addresses = Object.fromEntries([...sellerQueue(pages), ...othersQueue(pages)].map(({ count, to }) => [count, to]));

describe('Rule: each number of the workplace leads to its list', () => {
  it('under the tab that counts the same', () => {
    expect(addresses).toEqual({
      differences: '/business/my-package?type=difference',
      feesToConfirm: '/business/order-management/outboundTransport?type=toConfirm',
      quotesToConfirm: '/business/order-management/cashout?type=toConfirm',
      transfersToConfirm: '/business/order-management/warehousetransfer?type=toConfirm',
      issue: '/business/in-warehouse/inventory/issue',
      pastFree: '/business/in-warehouse/inventory/pastFree',
      scheduled: '/business/my-package?type=scheduled',
      reviewing: '/business/order-management/outboundTransport?type=reviewing',
      pendingOutbound: '/business/order-management/outboundTransport?type=pendingOutbound',
      cashOutsReviewing: '/business/order-management/cashout?type=reviewing',
      transfersReviewing: '/business/order-management/warehousetransfer?type=reviewing',
      consignmentsReviewing: '/business/order-management/consign-order?type=reviewing',
      repairsReviewing: '/business/order-management/repair-order?type=applied',
    });
    expect(itemsIn(pages, 'available')).toBe('/business/in-warehouse/inventory/available');
    expect(itemsIn(pages, 'forecast')).toBe('/business/in-warehouse/inventory/forecast');
  });

  it('and sales to what was sold in their days', () => {
    const days = ['2026-11-19', '2026-11-20'].map((day) => ({ day, items: 0, sales: 0 }));
    expect(soldBetween(pages, days)).toBe('/business/in-warehouse/inventory/everything?soldBeginTime=2026-11-19&soldEndTime=2026-11-20');
  });
});
