import { endpoint } from '../kernel/endpoint.ts';
import { reasonField } from '../item/item-fields.ts';
import { oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';
import { approvalEdits } from './outbound-access.ts';

/** R4.39. Picked items go back to their shelves first. */
export const cancelOutboundEndpoint = endpoint({
  name: 'cancelOutbound',
  method: 'POST',
  path: '/outbound/cancellations',
  bases: ['admin'],
  access: approvalEdits,
  summary: 'Cancels an approved order before it leaves.',
  body: oneOrder.extend({ reason: reasonField }),
  data: orderAnswerSchema,
  command: true,
});
