import { reject } from '#contracts/kernel/rejection.ts';
import type { Claim } from '../kernel/commands/decision.ts';

/** A shipping label that the seller brought. */
export interface Label {
  url: string;
  logNo: string;
  carrier: string;
}

const kind = 'label-code';
const keyOf = (label: Label): string => label.logNo.toUpperCase();

/** A label code ships one order: two parcels never travel under one number. */
export const labelOfOrder = (label: Label | undefined, oddNo: string): Claim[] =>
  label
    ? [
        {
          kind,
          key: keyOf(label),
          owner: oddNo,
          otherwise: reject('LabelCodeTaken', { field: 'label.logNo', params: { logNo: label.logNo } }),
        },
      ]
    : [];

/** When the order is given up before it left, its label may serve another. */
export const labelFreed = (order: { label?: Label; oddNo: string }): Pick<Claim, 'kind' | 'key' | 'owner'>[] =>
  order.label ? [{ kind, key: keyOf(order.label), owner: order.oddNo }] : [];
