import { reject } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';

/** An item is sold once. */
export const soldClaim = (oneId: string, saleId: string): Claim => ({
  kind: 'sold',
  key: oneId,
  owner: saleId,
  otherwise: reject('ItemSold', { params: { oneId } }),
});

export const soldBy = ({ oneId, saleId }: { oneId: string; saleId: string }) => ({ kind: 'sold', key: oneId, owner: saleId });
