import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { inspectionAnswerSchema, inspectionFields } from './inspection-fields.ts';

export const inspectItemEndpoint = endpoint({
  name: 'inspectItem',
  method: 'POST',
  path: '/inspection/results',
  bases: ['warehouse'],
  access: ['700103.edit', '700103.add'],
  summary: 'Records the result of the inspection of a received item. It cannot be modified, only corrected.',
  body: z.strictObject(inspectionFields),
  data: inspectionAnswerSchema,
  command: true,
});
