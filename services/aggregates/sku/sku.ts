import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

const { SkuCreated, SkuChanged, SkuRemoved } = referenceEventSchemas;
const skuEventSchemas = { SkuCreated, SkuChanged, SkuRemoved };
export type SkuEvent = EventsOf<typeof skuEventSchemas>;

/** A product as it is catalogued, with the sizes it comes in. */
export interface Sku {
  exists: boolean;
  sku: string;
  brand: string;
  name: string;
  /** The operator's own product number; never shown to sellers (R3.02). */
  pku: string;
  sizes: readonly string[];
  image: string;
}

export const noSku: Sku = { exists: false, sku: '', brand: '', name: '', pku: '', sizes: [], image: '' };

export const skuStream = streamType<Sku, SkuEvent>({
  prefix: 'sku',
  initial: noSku,
  evolve: (_sku, event) => (event.type === 'SkuRemoved' ? noSku : { ...event.data, exists: true }),
  tags: () => ({}),
});

export type LoadedSku = LoadedFrom<typeof skuStream>;
