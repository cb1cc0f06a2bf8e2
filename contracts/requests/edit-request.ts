import { endpoint } from '../kernel/endpoint.ts';
import { askingPriceField } from './apply-consignment.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { addressField, labelField, oneOrder, orderAnswerSchema, remarkField } from './request-fields.ts';

/** Label of type 3, address of type 4, price of type 6. A quoted request goes back to review. */
export const editRequestEndpoint = endpoint({
  name: 'editRequest',
  method: 'POST',
  path: '/requests/edits',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Changes a request whose review is not finished.',
  body: oneOrder.extend({
    remark: remarkField,
    label: labelField.optional(),
    address: addressField.optional(),
    priceCents: askingPriceField.optional(),
  }),
  data: orderAnswerSchema,
  command: true,
});
