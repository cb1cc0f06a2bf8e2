import { reject } from '#contracts/kernel/rejection.ts';
import type { Accepted } from '#kernel/commands/decision.ts';
import { claimLabelCode, labelCodeOf } from '../shipping-label/label-code.ts';

/** A shipping label that the seller brought. */
export interface Label {
  url: string;
  logNo: string;
  carrier: string;
}

type Holding = Required<Pick<Accepted, 'claims' | 'releases'>>;

/** A label code ships one order; one that the shop bought in the label centre is lent to its order. */
export const claimLabelForOrder = (label: Label | undefined, { oddNo, shopId }: { oddNo: string; shopId: number }): Holding['claims'] => {
  if (!label) return [];
  const otherwise = reject('LabelCodeTaken', { field: 'label.logNo', params: { logNo: label.logNo } });
  return [claimLabelCode(label.logNo, { order: oddNo }, { lentBy: { boughtBy: shopId }, otherwise })];
};

/** When the order is given up before it left, its label may serve another: one that was bought, of the shop that bought it alone. */
export const releaseLabelOfOrder = (order: { label?: Label; oddNo: string }): Holding['releases'] =>
  order.label ? [labelCodeOf(order.label.logNo, { order: order.oddNo })] : [];
