import type { AdjustmentRow } from '#contracts/adjustments/adjustment-endpoints.ts';

/** By how much the wallet moves, in cents; negative for a charge. */
export const movedCents = ({ direction, cents }: Pick<AdjustmentRow, 'direction' | 'cents'>): number => (direction === 'in' ? cents : -cents);
