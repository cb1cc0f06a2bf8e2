import type { RepairItemRow } from '#contracts/repair/repair-items.ts';

interface Estimate {
  eachCents: number;
  allCents: number;
  /** From the application on. */
  days: number;
}

/** Works are done one after the other, once what is ahead is done. */
export const estimateOf = (chosen: readonly RepairItemRow[], items: number, waitDays: number): Estimate => {
  const eachCents = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { eachCents, allCents: eachCents * items, days: waitDays + chosen.reduce((sum, { estimatedDays }) => sum + estimatedDays, 0) };
};
