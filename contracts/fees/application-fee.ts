import { z } from 'zod';
import { requestTypeSchema } from '../item/request-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { explanationSchema } from '../ledger/explanation/explanation.ts';
import { ownerAdds, ownerBases } from '../requests/request-access.ts';
import { MAX_ITEMS_PER_REQUEST } from '../requests/request-fields.ts';

/** What a rate card asks, and how it comes about. */
export const cardFeeSchema = z.object({
  cents,
  explanation: explanationSchema,
  isLeast: z
    .boolean()
    .describe('The card counts the weight, known only once it is packed: its smallest step; whatever is more has to be quoted and confirmed'),
});

export const getApplicationFee = endpoint({
  name: 'getApplicationFee',
  method: 'GET',
  path: '/requests/fee',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'What an application for so many items of a warehouse costs by the rate card in force; that is set aside when it is sent',
  query: z.strictObject({
    type: z.coerce.number().pipe(requestTypeSchema),
    wareId: idField,
    items: z.coerce.number().int().min(1).max(MAX_ITEMS_PER_REQUEST),
  }),
  /** Null where no card asks anything: a reviewer may still quote a fee. */
  data: z.object({ fee: cardFeeSchema.nullable() }),
});
