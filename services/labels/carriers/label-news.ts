import { reject } from '#contracts/kernel/rejection.ts';
import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { newScans, type ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import { accept, noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { LoadedOrder } from '#services/aggregates/order/order.ts';
import { trackOrder } from '#services/aggregates/order/track-order.ts';
import { claimLabelCode } from '#services/aggregates/shipping-label/label-code.ts';
import { shippingLabelMachine } from '#services/aggregates/shipping-label/shipping-label.machine.ts';
import type { LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { labelRefund } from '#services/aggregates/wallet/postings/label-postings.ts';
import type { LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { basisOfLabel } from '../shipping/label-basis.ts';

/** What the carrier says of a label. The same again, and news that comes late, change nothing. */
export type LabelNews =
  | { kind: 'issued'; logNo: string; url: string; costCents: number }
  | { kind: 'declined'; reason: string }
  | { kind: 'refunded' }
  | { kind: 'voidRefused'; reason: string }
  | { kind: 'scanned'; scans: readonly ParcelScan[] };

export interface LabelStates {
  label: LoadedLabel;
  wallet: LoadedWallet;
  /** Those that ship under its number. */
  orders: readonly LoadedOrder[];
}

export const takeLabelNews = (news: LabelNews, { label, wallet, orders }: LabelStates, now: Date): Decision => {
  const { labelNo, shopId, state } = label;
  const may = (event: Parameters<typeof shippingLabelMachine.mayOccur>[1]): boolean => shippingLabelMachine.mayOccur(state, event);
  switch (news.kind) {
    case 'issued': {
      const { logNo, url, costCents } = news;
      if (!may('LabelIssued')) return noChange;
      const otherwise = reject('LabelCodeTaken', { field: 'logNo', params: { logNo } });
      return {
        changes: [change(label, { type: 'LabelIssued', data: { labelNo, logNo, url, costCents } })],
        claims: [claimLabelCode(logNo, { boughtBy: shopId }, { otherwise })],
      };
    }
    // Nothing was sold, so that nothing is owed: its price goes back at once.
    case 'declined':
      return may('LabelDeclined') ? withMoneyBack(accept(change(label, ...declinedEvents(labelNo, news.reason))), label, wallet, now) : noChange;
    case 'refunded':
      return may('LabelRefunded') ? withMoneyBack(accept(change(label, refundedEvent(labelNo))), label, wallet, now) : noChange;
    case 'voidRefused':
      return may('LabelVoidRefused') && label.voidRefused === undefined
        ? accept(change(label, { type: 'LabelVoidRefused', data: { labelNo, reason: news.reason } }))
        : noChange;
    case 'scanned': {
      const ofLabel = may('LabelTracked') ? newScans(news.scans, label.tracked) : [];
      const ofOrders = orders.flatMap((order) => {
        const events = trackOrder(order, label.logNo, news.scans);
        return events.length > 0 ? [change(order, ...events)] : [];
      });
      return accept(
        ...(ofLabel.length > 0
          ? [
              change(
                label,
                ...ofLabel.map(({ status, at, text, place }) => ({
                  type: 'LabelTracked' as const,
                  data: { labelNo, status, at, text, ...(place && { place }) },
                })),
              ),
            ]
          : []),
        ...ofOrders,
      );
    }
  }
};

export const refundedEvent = (labelNo: string) => ({ type: 'LabelRefunded' as const, data: { labelNo } });

/** Void, and with nothing left to refund. */
export const declinedEvents = (labelNo: string, reason: string): LabelEvent[] => [
  { type: 'LabelDeclined', data: { labelNo, reason } },
  refundedEvent(labelNo),
];

const withMoneyBack = (accepted: Accepted, label: LoadedLabel, wallet: LoadedWallet, now: Date): Accepted => {
  const { shopId, labelNo: id, carrier, service } = label;
  const given = { shopId, id, carrier, basis: basisOfLabel(label), now, remark: `${carrier} ${carrierServices[service].en}` };
  return { ...accepted, changes: [...accepted.changes, change(wallet, labelRefund(given))] };
};
