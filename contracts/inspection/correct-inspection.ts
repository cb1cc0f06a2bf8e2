import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { inspectionAnswerSchema, inspectionFields } from './inspection-fields.ts';

export const correctInspectionEndpoint = endpoint({
  name: 'correctInspection',
  method: 'POST',
  path: '/inspection/corrections',
  bases: ['warehouse', 'admin'],
  access: ['700103.edit', '300.edit'],
  summary: 'Records a second inspection that names the one it corrects.',
  body: z.strictObject({
    ...inspectionFields,
    /** Event id of the inspection that the corrector saw; the last one when absent. */
    corrects: z.uuid().optional(),
  }),
  data: inspectionAnswerSchema,
  command: true,
});
