import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { Expected } from './expected-postings.ts';

/** What a sale on a channel should have moved, by plain sums over its events; one that is consigned is settled with its order. */
export const expectedOfSale = (events: readonly SaleEvent[]): Expected => {
  const expected: Expected = new Map();
  const recorded = events.find((event) => event.type === 'SaleRecorded');
  if (!recorded) return expected;
  const { shopId, consigned } = recorded.data;
  let { oddNo = recorded.data.saleId } = recorded.data;
  const isOwn = shopId === selfOperatedShop;
  for (const event of events)
    switch (event.type) {
      case 'SaleReassigned':
        oddNo = event.data.oddNo;
        break;
      case 'SalePaidOut':
        if (!consigned) expected.set(`${isOwn ? 'sale' : 'consignmentCollection'}-${oddNo}`, event.data.grossCents);
        break;
      case 'SaleRefunded':
        if (event.data.deductedCents > 0) {
          if (isOwn) expected.set(`sale-return-${oddNo}`, event.data.deductedCents);
          else expected.set(`platformReturnDeduction-${oddNo}`, -event.data.deductedCents);
        }
        break;
    }
  return expected;
};
