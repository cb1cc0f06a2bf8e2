import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/query-fields.ts';
import { oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { toteField } from './floor-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';

/** Scan shelf, scan ONE ID, into a tote. `shelf` is what was scanned: the shelf's id or its name. */
export const pickItemEndpoint = endpoint({
  name: 'pickItem',
  method: 'POST',
  path: '/outbound/picks',
  bases: floorBases,
  access: floorEdits,
  summary: 'Picks an item of an order off its shelf.',
  body: oneOrder.extend({ oneId: oneIdSchema, shelf: idField, tote: toteField }),
  data: orderAnswerSchema,
  command: true,
});
