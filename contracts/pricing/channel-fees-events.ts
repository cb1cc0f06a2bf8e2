import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { feeBandSchema } from './fee-table.ts';

/** What a channel keeps of sales: stream `channelFees-<channel>`. */
export const channelFeesEventSchemas = {
  /** From a day on, `YYYY-MM-DD` in UTC; for one merchant, or null: for all that have none of their own. */
  ChannelFeesSet: z.object({
    channel: z.enum(channelKinds),
    version: z.number().int(),
    shopId: z.number().int().nullable(),
    from: z.string(),
    fees: z.array(feeBandSchema),
    description: z.string(),
  }),
} as const;
export type ChannelFeesEvent = EventsOf<typeof channelFeesEventSchemas>;
