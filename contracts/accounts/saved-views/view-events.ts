import { z } from 'zod';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';

/** Streams `views-<accountId>`. */
export const viewEventSchemas = {
  ViewKept: z.object({ list: z.string(), name: z.string(), address: z.string() }),
  ViewDropped: z.object({ list: z.string(), name: z.string() }),
} as const;
export type ViewEvent = EventsOf<typeof viewEventSchemas>;
