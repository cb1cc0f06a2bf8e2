import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** R7.24, R3.14. */
export const getListingAuthorisation = endpoint({
  name: 'getListingAuthorisation',
  method: 'GET',
  path: '/inventory/listing/auth',
  bases: ['business'],
  access: 'signedIn',
  summary: 'What the shop is authorised for.',
  data: z.object({ knetCrossListing: z.boolean(), touchPro: z.boolean(), fulfilmentProgramme: z.boolean() }),
});
