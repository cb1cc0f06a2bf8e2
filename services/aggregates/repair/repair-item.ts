import type { RepairItemEvent } from '#contracts/repair/repair-item-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** A kind of work on offer. */
export interface RepairItem {
  /** False before it is offered and once it is no longer. */
  exists: boolean;
  repairItemId: string;
  name: string;
  priceCents: number;
  estimatedDays: number;
}

export const noRepairItem: RepairItem = { exists: false, repairItemId: '', name: '', priceCents: 0, estimatedDays: 0 };

export const repairItemStream = streamType<RepairItem, RepairItemEvent>({
  prefix: 'repairitem',
  initial: noRepairItem,
  evolve: (item, event) => (event.type === 'RepairItemRemoved' ? { ...item, exists: false } : { ...event.data, exists: true }),
  tags: () => ({}),
});

export type LoadedRepairItem = LoadedFrom<typeof repairItemStream>;
