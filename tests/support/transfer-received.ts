import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';

/** Money of a shop that came by bank: a transfer of its own each time, below the limit of one person. */
export const transferReceived = (shopId: number, amountCents: number, reason = 'Bank transfer'): BodyOf<typeof requestAdjustment> => ({
  shopId,
  direction: 'in',
  amountCents,
  type: 'recharge',
  reasonCode: 'received',
  reason,
  bankRef: crypto.randomUUID(),
  reference: '',
  proofs: [],
});
