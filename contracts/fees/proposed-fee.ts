import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { oddNoField } from '../requests/request-fields.ts';

export const getProposedFee = endpoint({
  name: 'getProposedFee',
  method: 'GET',
  path: '/reviews/proposed-fee',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'What the rate cards ask for a request that is to be quoted; the reviewer may quote something else',
  query: z.strictObject({ oddNo: oddNoField }),
  /** Null where no card sets a rate, and where it counts what is not known yet, such as a weight. */
  data: z.object({ feeCents: cents.nullable() }),
});
