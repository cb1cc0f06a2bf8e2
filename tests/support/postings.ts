import type { BasisOf } from '#contracts/ledger/basis.ts';
import { recharge } from '#services/aggregates/wallet/postings/bank-postings.ts';
import { labelFee, labelRefund } from '#services/aggregates/wallet/postings/label-postings.ts';

export const decidedByHand = (cents: number): BasisOf<'manual'> => ({
  kind: 'manual',
  reason: 'received',
  evidence: 'Transfer 1',
  approvedBy: ['A'],
  cents,
});
export const labelOf = (cents: number): BasisOf<'label'> => ({
  kind: 'label',
  service: 'upsGround',
  zone: 2,
  billedGrams: 454,
  postageCents: cents,
  signatureCents: 0,
  insuranceCents: 0,
});

interface Example {
  shopId: number;
  id: string;
  cents: number;
  remark?: string;
}
const now = new Date('2026-11-20T14:00:00.000Z');

export const aRecharge = ({ cents, ...said }: Example) => recharge({ ...said, basis: decidedByHand(cents), now });
export const aLabelFee = ({ cents, ...said }: Example) => labelFee({ ...said, carrier: 'UPS', basis: labelOf(cents), now });
export const aLabelRefund = ({ cents, ...said }: Example) => labelRefund({ ...said, carrier: 'UPS', basis: labelOf(cents), now });
