import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { heaviestParcel } from '../outbound/floor-fields.ts';
import { MAX_ITEMS_PER_REQUEST, oddNoField } from '../requests/request-fields.ts';
import { cardFeeSchema } from './application-fee.ts';

const heaviestOrder = z
  .number()
  .int()
  .min(1)
  .max(heaviestParcel * MAX_ITEMS_PER_REQUEST);

/**
 * What becomes of the fee where a request is approved without a quotation: what was set aside is taken; a card asks for one and nothing is set aside, so that only a
 * quotation brings it; or nothing is asked at all.
 */
export const feeStandings = ['held', 'notHeld', 'none'] as const;
export type FeeStanding = (typeof feeStandings)[number];

export const getProposedFee = endpoint({
  name: 'getProposedFee',
  method: 'GET',
  path: '/reviews/proposed-fee',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'What is set aside for a request, or what the rate cards of today ask for it; the reviewer may quote something else',
  query: z.strictObject({
    oddNo: oddNoField,
    weightGrams: z.coerce.number().pipe(heaviestOrder).optional().describe('What its boxes weigh together, where that is known by now'),
  }),
  data: z.object({ standing: z.enum(feeStandings), fee: cardFeeSchema.nullable() }),
});
