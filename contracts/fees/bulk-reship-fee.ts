import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField, partedByCommas } from '../kernel/lists/query-fields.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { ownerAdds, ownerBases } from '../requests/request-access.ts';
import { bulkReshipLimits } from '../requests/bulk-reships/bulk-reship-limits.ts';
import { cardFeeSchema } from './application-fee.ts';

export const getBulkReshipFee = endpoint({
  name: 'getBulkReshipFee',
  method: 'GET',
  path: '/requests/bulk-reships/fee',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'What the boxes of a bulk reship cost by the rate card in force; that is set aside when it is sent',
  query: z.strictObject({
    wareId: idField,
    /** How many items are in each box. */
    boxes: partedByCommas(z.array(z.coerce.number().int().min(1).max(bulkReshipLimits.itemsOfBox)).min(1).max(bulkReshipLimits.boxes)),
  }),
  /** Box by box; null where no card asks anything. */
  data: z.object({ boxes: z.array(cardFeeSchema.nullable()), cents }),
});
