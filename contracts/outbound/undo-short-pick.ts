import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';

export const undoShortPickEndpoint = endpoint({
  name: 'undoShortPick',
  method: 'POST',
  path: '/outbound/short-picks/undo',
  bases: floorBases,
  access: floorEdits,
  summary: 'Undoes a short pick, as long as nothing has followed it: the item has to be picked again.',
  body: oneOrder.extend({ oneId: oneIdSchema }),
  data: orderAnswerSchema,
  command: true,
});
