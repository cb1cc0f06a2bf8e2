import type { BrandEvent } from '#contracts/catalogue/catalogue-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** A brand on the list; SKUs name it. */
export interface Brand {
  exists: boolean;
  name: string;
}

export const brandStream = streamType<Brand, BrandEvent>({
  prefix: 'brand',
  initial: { exists: false, name: '' },
  evolve: (brand, event) => (event.type === 'BrandRemoved' ? { ...brand, exists: false } : { exists: true, name: event.data.name }),
  tags: () => ({}),
});

export type LoadedBrand = LoadedFrom<typeof brandStream>;
