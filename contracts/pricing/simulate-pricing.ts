import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { listingBases, listingReads } from '../listings/listing-access.ts';
import { listingIdsField } from '../listings/listing-fields.ts';
import { pricingRuleSchema } from './pricing-modes.ts';

/** A change of a variant's prices on a channel, as the tape has it. */
export interface Tick {
  atMs: number;
  lowestCents: number | null;
  bidCents: number | null;
  lastSaleCents: number | null;
}

/** The tape is kept so long. */
export const MAX_SIMULATED_DAYS = 30;

const simulatedRuleSchema = z.object({
  rule: pricingRuleSchema,
  listings: count,
  changes: count.describe('Prices that would have been sent'),
  pauses: count,
  sold: count,
  medianDays: z.number().nullable().describe('Until they were sold'),
  payoutCents: cents.describe('Of those that were sold'),
  lowestPercent: count.nullable().describe('Share of the time at the lowest price'),
});
export type SimulatedRule = z.output<typeof simulatedRuleSchema>;

/** Over POST for the length of what is asked. */
export const simulatePricing = endpoint({
  name: 'simulatePricing',
  method: 'POST',
  path: '/listings/pricing/simulations',
  bases: listingBases,
  access: listingReads,
  summary: 'What one or two rules would have come to on the prices of the last days: changes, sales, payouts. Nothing is changed.',
  body: z.strictObject({
    listingIds: listingIdsField,
    rules: z.array(pricingRuleSchema).min(1).max(2),
    days: z.number().int().min(1).max(MAX_SIMULATED_DAYS),
  }),
  data: z.object({ results: z.array(simulatedRuleSchema), ticks: count.describe('Changes of prices that were played') }),
  limit: { calls: 10, seconds: 60 },
});
