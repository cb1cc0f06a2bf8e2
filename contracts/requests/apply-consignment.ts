import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { consignmentPlatforms } from './consignment-platforms.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { mostItemsOfARequest, mostPriceCents, remarkField } from './request-fields.ts';

/** No price is below $10 (R5.13). */
export const lowestPriceCents = 1_000;
export const askingPriceField = moneyField({ min: lowestPriceCents, max: mostPriceCents, tooLow: 'lowestPrice' });

/** Type 6. A platform sells and numbers each item singly, so that each item gets an order of its own, in the order given. */
export const applyConsignmentEndpoint = endpoint({
  name: 'applyConsignment',
  method: 'POST',
  path: '/requests/consignment',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to put items on consignment, each at its price.',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ oneId: oneIdSchema, priceCents: askingPriceField }))
      .min(1)
      .max(mostItemsOfARequest),
    platform: z.enum(consignmentPlatforms),
    remark: remarkField,
  }),
  data: z.object({ oddNos: z.array(z.string()) }),
  command: true,
});
