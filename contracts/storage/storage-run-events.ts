import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';

const night = {
  warehouseId: z.string(),
  /** `YYYY-MM-DD` in the zone of the warehouse: the day at whose end the items lay there. */
  date: z.string(),
  /** Items that shops are charged for, and what that is in all. */
  items: count,
  cents,
  /** The operator's own goods, which nobody is charged for. */
  ownItems: count,
  ownCents: cents,
  /** Place in the log at which the items were counted. */
  position: z.string(),
  /** SHA-256 over what each shop is charged. */
  digest: z.string(),
};

/** The charging of a warehouse's storage, night by night: stream `storagerun-<warehouseId>`. */
export const storageRunEventSchemas = {
  /** Nothing before the first date is ever charged. */
  StorageAccrualStarted: z.object({ warehouseId: z.string(), firstDate: z.string() }),
  /** Every shop is charged for the date. */
  StorageDayAccrued: z.object(night),
  /** Counted again, a date that had been charged came to something else: what these shops were charged was taken back and charged anew. */
  StorageDayCorrected: z.object({ ...night, shopIds: z.array(z.number().int()) }),
} as const;
export type StorageRunEvent = EventsOf<typeof storageRunEventSchemas>;
export type AccruedNight = z.output<typeof storageRunEventSchemas.StorageDayAccrued>;
