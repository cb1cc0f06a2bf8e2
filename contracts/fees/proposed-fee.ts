import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { oddNoField } from '../requests/request-fields.ts';
import { cardFeeSchema } from './application-fee.ts';

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
  query: z.strictObject({ oddNo: oddNoField }),
  data: z.object({ standing: z.enum(feeStandings), fee: cardFeeSchema.nullable() }),
});
