import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

/** A parcel, by its package number, or an item, by its ONE ID. */
export const asideKinds = ['package', 'unit'] as const;

const place = { id: z.string(), warehouseId: z.string() };

/** What belongs to another warehouse and lies beside the dock of this one until it goes on: stream `aside-<warehouseId>/<id>`. */
export const asideEventSchemas = {
  PutAside: z.object({
    ...place,
    what: z.enum(asideKinds),
    /** As its label says it. */
    code: z.string(),
    belongsTo: z.string(),
  }),
  HandedOn: z.object(place),
} as const;
export type AsideEvent = EventsOf<typeof asideEventSchemas>;
