import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Expected } from './expected-postings.ts';

/** What the operator's own goods should have moved, by plain sums: what was paid for each leaves the books once, with the item; a completed sale is earned. */
export const expectedOfOwnGoods = (streams: readonly [string, readonly Pick<RecordedEvent, 'type' | 'data'>[]][]): Expected => {
  const expected: Expected = new Map();
  const completed = new Set<string>();
  for (const [streamId, events] of streams) {
    if (!streamId.startsWith('order-') || !events.some(({ type }) => type === 'OrderCompleted')) continue;
    const [applied] = events as unknown as { data: { oddNo: string; shopId: number } }[];
    const sale = events.findLast(({ type }) => type === 'ConsignmentOrderSold') as unknown as { data: { soldPrice: number } } | undefined;
    if (!sale || applied!.data.shopId !== 1) continue;
    completed.add(applied!.data.oddNo);
    expected.set(`sale-${applied!.data.oddNo}`, sale.data.soldPrice);
  }
  for (const [streamId, events] of streams) {
    if (!streamId.startsWith('item-')) continue;
    let quoted = 0;
    let bought: { id: string; cents: number } | undefined;
    /** What it cost when it left last: it comes back at that. */
    let left = 0;
    const leaves = (): void => {
      if (bought && bought.cents > 0) expected.set(bought.id, (left = bought.cents));
      bought = undefined;
    };
    for (const { type, data } of events as readonly { type: string; data: any }[]) {
      if (type === 'RequestQuoted') quoted = data.price;
      if (type === 'ItemShipped' && (data.requestType !== 6 || completed.has(data.oddNo))) leaves();
      if (type === 'ItemReceived' && data.bought) bought = { id: goodsId(streamId, data.bought.oddNo), cents: data.bought.cents };
      if (type === 'ItemReturned') {
        leaves();
        if (left > 0) expected.set(`returned-${data.as}`, left);
      }
      if (type === 'ItemOwnerChanged' && data.shopId !== data.fromShopId) {
        leaves();
        left = 0;
        if (data.shopId === 1 && data.reason === 'cashOut') bought = { id: goodsId(streamId, data.oddNo), cents: data.costCents ?? quoted };
      }
    }
  }
  return expected;
};

const goodsId = (streamId: string, oddNo: string): string => `goods-${streamId.slice('item-'.length)}-${oddNo}`;
