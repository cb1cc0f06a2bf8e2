import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

/** A brand on the list: stream `brand-<key>`, the key being the name in capitals, so that no name is there twice. */
export const brandEventSchemas = {
  BrandNamed: z.object({ key: z.string(), name: z.string() }),
  BrandRemoved: z.object({ key: z.string() }),
} as const;
export type BrandEvent = EventsOf<typeof brandEventSchemas>;

const retailer = { name: z.string(), address: z.string() };

/** Where goods are bought (R3.32): stream `retailer-<retailerId>`. */
export const retailerEventSchemas = {
  RetailerCreated: z.object({ retailerId: z.string(), ...retailer }),
  RetailerChanged: z.object({ retailerId: z.string(), ...retailer }),
  RetailerRemoved: z.object({ retailerId: z.string() }),
} as const;
export type RetailerEvent = EventsOf<typeof retailerEventSchemas>;
