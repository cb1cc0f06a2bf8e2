import { z } from 'zod';
import { oneIdSchema } from '../../item/one-id.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from '../request-access.ts';
import { addressField, remarkField, seenFeeField } from '../request-fields.ts';
import { bulkReshipLimits } from './bulk-reship-limits.ts';

const box = z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(bulkReshipLimits.itemsOfBox), address: addressField });

/** R2.57. Each box becomes an order of type 4 with an address of its own: all of them, or none. */
export const applyBulkReshipEndpoint = endpoint({
  name: 'applyBulkReship',
  method: 'POST',
  path: '/requests/bulk-reships',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to ship many items of one warehouse without a label, in boxes that go to one or several addresses.',
  largeBody: true,
  body: z.strictObject({
    boxes: z.array(box).min(1).max(bulkReshipLimits.boxes),
    dueAt: z.iso.datetime().optional(),
    remark: remarkField,
    /** Of all boxes. */
    feeCents: seenFeeField,
  }),
  data: z.object({ bulkNo: z.string(), oddNos: z.array(z.string()) }),
  command: true,
  keyRequired: true,
});
