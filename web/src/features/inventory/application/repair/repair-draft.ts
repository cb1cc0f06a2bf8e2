import type { RepairItemRow } from '#contracts/repair/items/list-repair-items.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';

/** What is still missing before it can be sent. */
export type RepairGap = 'works' | 'photos';

export const gapsOf = (chosen: readonly RepairItemRow[], photos: readonly Pick<TakenPhoto, 'url'>[]): ReadonlySet<RepairGap> =>
  new Set<RepairGap>([
    ...(chosen.length === 0 ? (['works'] as const) : []),
    ...(photos.some(({ url }) => url === undefined) ? (['photos'] as const) : []),
  ]);

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
