import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from './request-access.ts';
import { reasonField } from '../item/item-fields.ts';
import { presetReasonSchema } from './preset-reasons.ts';
import { oneSeenOrder, orderAnswerSchema } from './request-fields.ts';

export const rejectRequestEndpoint = endpoint({
  name: 'rejectRequest',
  method: 'POST',
  path: '/reviews/rejections',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Rejects a request; its seller sees the reason.',
  body: oneSeenOrder.extend({ reason: reasonField, preset: presetReasonSchema.optional() }),
  data: orderAnswerSchema,
  command: true,
});
