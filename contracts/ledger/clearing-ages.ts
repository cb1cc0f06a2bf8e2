import { z } from 'zod';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { currencies } from './accounts.ts';

const day = z.string().describe('`YYYY-MM-DD`');

/** Money on its way, account by account; each comes back to zero. */
export const clearingAgesSchema = z.object({
  /** The day of which the ages are. */
  on: day,
  days: count.describe('How long it may be on its way'),
  accounts: z.array(
    z.object({
      sub: z.string(),
      currency: z.enum(currencies),
      cents: cents.describe('Owed to the operator; negative where it is owed by it'),
      since: day.describe('Since when the oldest part is open'),
      overdueCents: cents.describe('What of it is open for longer than `days`'),
    }),
  ),
});
export type ClearingAges = z.output<typeof clearingAgesSchema>;
export type ClearingAccount = ClearingAges['accounts'][number];
