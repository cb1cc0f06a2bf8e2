import { z } from 'zod';
import { isTime } from './date-range.ts';
import { reject, type Rejection } from '../rejection.ts';

/** What a read may be asked for besides: things as they were at a moment that has passed. ISO 8601 with its zone, to the millisecond. */
export const asOfField = z.iso
  .datetime({ offset: true })
  .refine(isTime, { error: 'time' })
  .optional()
  .describe('As it was at this moment; otherwise as it is');

/** The moment that is asked for; what is still to come is refused, and undefined stands for the present. */
export const momentOf = (asOf: string | undefined, now: Date): Date | undefined | Rejection => {
  if (asOf === undefined) return undefined;
  const moment = new Date(asOf);
  return moment > now ? reject('InTheFuture', { field: 'asOf' }) : moment;
};
