import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { saleIdOf, saleStream } from '#services/aggregates/sale/sale.ts';
import { saleMachine } from '#services/aggregates/sale/sale.machine.ts';
import { saleDecided } from './load-sale.ts';
import { moveSale } from './move-sale.ts';
import { cancelSaleOf, recordSale, type RecordSaleContext, type SaleNotice } from './record-sale.ts';
import { loadSettle, payOutSale } from './settle-sale.ts';

/** What a channel tells of a sale, whatever it is. `state` is ours; `foreign` as the channel calls it, where nobody knows what it means. */
export interface SaleNews extends Omit<SaleNotice, 'state'> {
  state: 'reserved' | 'pending' | 'inProgress' | 'withIssue' | 'processed' | 'completed' | 'cancelled' | 'returning' | 'error';
  foreign?: string | undefined;
  /** What the channel paid for it. */
  payoutCents?: number | undefined;
}

/** Taken in as often as it is told, and in whatever order: what the sale has passed already changes nothing. */
export const tellSale = async (parts: RecordSaleContext, news: SaleNews) => {
  const { state, channel, saleNo } = news;
  if (state === 'cancelled') return cancelSaleOf(parts, { channel, saleNo, cause: 'platform', reason: news.foreign ?? 'Cancelled by the platform' });
  const recorded = await recordSale(parts, { ...news, reserved: state === 'reserved' });
  if (recorded.kind === 'rejected' || state === 'reserved' || state === 'pending') return recorded;
  return parts.commands.run(parts.context, async (load) => {
    const sale = await load.one(saleStream, saleIdOf(channel, saleNo));
    const known = { decision: noChange, answer: { saleId: sale.saleId, status: sale.status! } };
    // Nothing is paid for, or comes back, that has not left yet; what was put aside by a person stays there.
    if (state === 'completed' && sale.shipped && saleMachine.mayOccur(sale.status, 'SalePaidOut') && sale.status !== 'returning') {
      return saleDecided(sale, payOutSale({ paidCents: news.payoutCents, now: parts.now() }, await loadSettle(load, sale)));
    }
    const event = eventOf(news, sale.shipped);
    if (!event || !saleMachine.mayOccur(sale.status, event.type)) return known;
    return saleDecided(sale, moveSale(sale, event));
  });
};

const eventOf = ({ state, foreign = '' }: SaleNews, shipped: boolean): SaleEvent | undefined => {
  switch (state) {
    case 'withIssue':
      return { type: 'SaleIssueRaised', data: { reason: foreign === '' ? 'The platform reports an issue' : foreign } };
    case 'error':
      return { type: 'SaleStateUnknown', data: { foreign } };
    case 'processed':
      return shipped ? { type: 'SaleProcessed', data: {} } : undefined;
    case 'returning':
      return shipped ? { type: 'SaleReturned', data: { reason: foreign === '' ? 'Returned by the buyer' : foreign } } : undefined;
    default:
      return undefined;
  }
};
