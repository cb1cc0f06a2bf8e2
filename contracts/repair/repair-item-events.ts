import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

const repairItem = { name: z.string(), priceCents: z.number().int(), estimatedDays: z.number().int() };

/** A kind of work on offer, with its price and time (R3.28): stream `repairitem-<repairItemId>`. */
export const repairItemEventSchemas = {
  RepairItemCreated: z.object({ repairItemId: z.string(), ...repairItem }),
  RepairItemChanged: z.object({ repairItemId: z.string(), ...repairItem }),
  RepairItemRemoved: z.object({ repairItemId: z.string() }),
} as const;
export type RepairItemEvent = EventsOf<typeof repairItemEventSchemas>;
