import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { feeLineSchema } from './fee-line.ts';
import { rateScopeSchema } from './rate-scopes.ts';

/** A rate card: stream `ratecard-<cardId>`. */
export const rateCardEventSchemas = {
  /** All of its lines from a day on, `YYYY-MM-DD` in the zone of the card. */
  RateCardPublished: z.object({
    cardId: z.string(),
    version: z.number().int(),
    scope: rateScopeSchema,
    effectiveFrom: z.string(),
    lines: z.array(feeLineSchema),
    description: z.string(),
  }),
  /** The version never comes into force. */
  RateCardWithdrawn: z.object({ cardId: z.string(), version: z.number().int(), reason: z.string() }),
} as const;
export type RateCardEvent = EventsOf<typeof rateCardEventSchemas>;
