import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { orderStates } from '../outbound/order-states.ts';
import { ownerBases, ownerEdits, reviewerEdits } from './request-access.ts';
import { reasonField } from '../item/item-fields.ts';
import { presetReasonSchema } from './preset-reasons.ts';
import { oddNoField } from './request-fields.ts';

/** As many as a page of a list holds twice over; each request may hold a hundred items. */
export const MAX_REQUESTS_AT_ONCE = 100;

const oddNos = z
  .array(oddNoField)
  .min(1)
  .max(MAX_REQUESTS_AT_ONCE)
  .refine((named) => new Set(named).size === named.length, { error: 'Each request once' });

/** Version of each order as the caller saw it, in the sequence of the numbers. */
const versions = z.array(z.number().int().min(1)).max(MAX_REQUESTS_AT_ONCE).optional();
const isSameLength = (body: { oddNos: readonly string[]; versions?: readonly number[] | undefined }): boolean =>
  body.versions === undefined || body.versions.length === body.oddNos.length;
const sameLength = { error: 'VersionForEach', path: ['versions'] };

/** What became of one of them: the state it is in now, or why nothing happened to it. */
export const requestResultSchema = z.object({
  oddNo: z.string(),
  state: z.enum(orderStates).nullable(),
  refusal: z.object({ error: z.string().describe('Key of the error catalogue'), msg: z.string() }).nullable(),
});
export type RequestResult = z.output<typeof requestResultSchema>;

const data = z.object({ results: z.array(requestResultSchema).describe('In the order asked') });

/** R2.191. */
export const approveRequestsEndpoint = endpoint({
  name: 'approveRequests',
  method: 'POST',
  path: '/reviews/batch-approvals',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Approves many requests at once; refused ones stay unchanged.',
  body: z.strictObject({ oddNos, versions }).refine(isSameLength, sameLength),
  data,
  command: true,
});

export const rejectRequestsEndpoint = endpoint({
  name: 'rejectRequests',
  method: 'POST',
  path: '/reviews/batch-rejections',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Rejects many requests for one reason that their sellers see; refused ones stay unchanged.',
  body: z.strictObject({ oddNos, versions, reason: reasonField, preset: presetReasonSchema.optional() }).refine(isSameLength, sameLength),
  data,
  command: true,
});

/** R2.192. */
export const recallRequestsEndpoint = endpoint({
  name: 'recallRequests',
  method: 'POST',
  path: '/requests/batch-recalls',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Recalls many requests that are not approved yet; refused ones stay unchanged.',
  body: z.strictObject({ oddNos }),
  data,
  command: true,
});
