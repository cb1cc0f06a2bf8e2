import { endOfDay } from '#contracts/storage/night.ts';

/** How long after its end a day is charged: what was recorded in its last seconds is committed by then. */
const REST_MS = 10 * 60_000;

/** Whether a date has ended in the zone, and has had time to settle. */
export const hasEnded = (date: string, timeZone: string, now: Date): boolean => now.getTime() >= endOfDay(date, timeZone).getTime() + REST_MS;
