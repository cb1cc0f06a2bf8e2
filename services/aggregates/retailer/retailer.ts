import type { RetailerEvent } from '#contracts/catalogue/catalogue-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

export interface Retailer {
  exists: boolean;
  retailerId: string;
  name: string;
  address: string;
}

export const retailerStream = streamType<Retailer, RetailerEvent>({
  prefix: 'retailer',
  initial: { exists: false, retailerId: '', name: '', address: '' },
  evolve: (retailer, event) => (event.type === 'RetailerRemoved' ? { ...retailer, exists: false } : { ...event.data, exists: true }),
  tags: () => ({}),
});

export type LoadedRetailer = LoadedFrom<typeof retailerStream>;
