import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { inspectionAnswerSchema, inspectionFields } from './inspection-fields.ts';

const { result: _always, ...said } = inspectionFields;

export const markAsFakeEndpoint = endpoint({
  name: 'markAsFake',
  method: 'POST',
  path: '/inspection/fakes',
  bases: ['warehouse', 'admin'],
  access: ['700110.edit', '700103.edit', '300.edit'],
  summary: 'Marks an inspected item as fake: a further inspection with that result (R4.43).',
  body: z.strictObject(said),
  data: inspectionAnswerSchema,
  command: true,
});
