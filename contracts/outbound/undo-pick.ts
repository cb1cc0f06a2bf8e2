import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';

export const undoPickEndpoint = endpoint({
  name: 'undoPick',
  method: 'POST',
  path: '/outbound/picks/undo',
  bases: floorBases,
  access: floorEdits,
  summary: 'Undoes a pick: the item goes back to its shelf.',
  body: oneOrder.extend({ oneId: oneIdSchema }),
  data: orderAnswerSchema,
  command: true,
});
