import type { Load } from '#kernel/commands/unit-of-work.ts';
import { agreedFee, loadRateCards } from '../aggregates/rate-card/agreed-rate.ts';
import { repairItemStream, type RepairItem } from '../aggregates/repair/repair-item.ts';

interface For {
  shopId: number | undefined;
  now: Date;
}

/** The chosen works in the order of their ids, at what they cost the shop today: by its own rate card or that of the repair shop, or else as they are listed. */
export const loadWorks = async (load: Load, repairItemIds: readonly string[], { shopId, now }: For): Promise<RepairItem[]> => {
  const works = await load.many(repairItemStream, repairItemIds);
  const cards = await loadRateCards(load, { shopId }, 'repair');
  const priceOf = ({ repairItemId, priceCents }: RepairItem): number =>
    agreedFee(cards, { shopId, subject: { service: 'repair', repairItemId } }, { item: 1 }, now)?.cents ?? priceCents;
  return works.map((work) => ({ ...work, priceCents: priceOf(work) }));
};
