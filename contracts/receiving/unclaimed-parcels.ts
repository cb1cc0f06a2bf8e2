import { z } from 'zod';
import { logNoField } from '../forecast/forecast-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { recordsOf } from '../kernel/lists/paging.ts';
import { count, gmt, wareInfo } from '../kernel/lists/query-rows.ts';

export const listClaimable = endpoint({
  name: 'listClaimable',
  method: 'GET',
  path: '/forecast/packages/claimable',
  bases: ['business'],
  access: ['business.query'],
  summary: 'Unclaimed parcels whose tracking number the seller names, or forecast; of the others a seller is told nothing',
  query: z.strictObject({ logNo: logNoField.optional() }),
  data: recordsOf(
    z.object({
      preId: z.string(),
      logNo: z.string(),
      ...wareInfo,
      received: count,
      gmtArrived: gmt.nullable(),
      forecastId: z.string().nullable().describe("The seller's own package under the same number"),
    }),
  ),
});
