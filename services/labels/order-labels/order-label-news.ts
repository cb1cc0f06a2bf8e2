import { reject } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { accept, noChange, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { orderAllows } from '#services/aggregates/order/order-policies.ts';
import { waybillOf, type LoadedOrder } from '#services/aggregates/order/order.ts';
import { claimLabelCode } from '#services/aggregates/shipping-label/label-code.ts';
import { shippingLabelMachine } from '#services/aggregates/shipping-label/shipping-label.machine.ts';
import type { LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { journal, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { declinedEvents, refundedEvent, takeLabelNews, type LabelNews, type LabelStates } from '../carriers/label-news.ts';
import { basisOfLabel } from '../shipping/label-basis.ts';

export interface OrderLabelStates extends LabelStates {
  /** The order that the operator bought it for. */
  bearer: LoadedOrder;
  /** For what the operator pays, or is paid back. */
  entry: NewStream<JournalEvent>;
}

/** What the operator paid for a label, and what came back of it, each posted once. */
export const entryOf = (labelNo: string, news: LabelNews): string => `${news.kind === 'refunded' ? 'labelBack' : 'labelCost'}-${labelNo}`;

/** The same of a label that the operator bought for an order: the order has its number, and the operator pays. */
export const takeOrderLabelNews = (news: LabelNews, states: OrderLabelStates, now: Date): Decision => {
  const { label, bearer, entry } = states;
  const { labelNo, carrier, state } = label;
  const may = (event: Parameters<typeof shippingLabelMachine.mayOccur>[1]): boolean => shippingLabelMachine.mayOccur(state, event);
  switch (news.kind) {
    case 'issued': {
      if (!may('LabelIssued')) return noChange;
      const { logNo, url, costCents } = news;
      const told = toBearer(bearer, { type: 'OrderLabelled', data: { labelNo, label: { url, logNo, carrier } } });
      // Given up meanwhile, or packed under another number: it is not needed any more.
      const unneeded = told.length > 0 ? [] : [{ type: 'LabelVoided' as const, data: { labelNo, reason: bearer.oddNo } }];
      const owner = told.length > 0 ? { order: bearer.oddNo } : { voidLabel: labelNo };
      return {
        changes: [change(label, { type: 'LabelIssued', data: { labelNo, logNo, url, costCents } }, ...unneeded), ...told, paid(label, entry, now)],
        claims: [claimLabelCode(logNo, owner, { otherwise: reject('LabelCodeTaken', { field: 'logNo', params: { logNo } }) })],
      };
    }
    case 'declined': {
      const { reason } = news;
      if (!may('LabelDeclined')) return noChange;
      return accept(
        change(label, ...declinedEvents(labelNo, reason)),
        ...toBearer(bearer, { type: 'OrderLabelDeclined', data: { labelNo, reason } }),
      );
    }
    case 'refunded':
      return may('LabelRefunded') ? accept(change(label, refundedEvent(labelNo)), paidBack(label, entry, now)) : noChange;
    case 'voidRefused':
    case 'scanned':
      return takeLabelNews(news, states, now);
  }
};

/** Nothing, where the order does not wait for it any more. */
const toBearer = (order: LoadedOrder, event: OrderEvent): StreamChange[] =>
  order.labelOrdered && orderAllows(order, event.type) && !waybillOf(order) ? [change(order, event)] : [];

const expenses = { account: 'expenses:labels' } as const;
const owedTo = (sub: string) => ({ account: 'liabilities:carrier', sub }) as const;

const posted = (label: LoadedLabel, now: Date) =>
  ({ reference: { kind: 'label', id: label.labelNo }, basis: basisOfLabel(label), now, shopId: label.shopId, remark: label.forOrder ?? '' }) as const;

const paid = (label: LoadedLabel, entry: NewStream<JournalEvent>, now: Date) =>
  journal(entry, { from: owedTo(label.carrier), to: expenses, ...posted(label, now) });

const paidBack = (label: LoadedLabel, entry: NewStream<JournalEvent>, now: Date) =>
  journal(entry, { from: expenses, to: owedTo(label.carrier), ...posted(label, now) });
