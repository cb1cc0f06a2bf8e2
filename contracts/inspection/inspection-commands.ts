import { z } from 'zod';
import { inspectionResultNames } from '../item/inspection-results.ts';
import { photosField, remarkField } from '../item/item-fields.ts';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';

const result = z.enum(inspectionResultNames);

/** Photos stand in the order of `requiredPhotos`, others after them. */
export const inspectionFields = { oneId: oneIdSchema, result, remark: remarkField, photos: photosField };

export const inspectionAnswerSchema = z.object({ oneId: z.string(), result, defective: z.boolean(), state: z.enum(itemStateNames) });
export type InspectionAnswer = z.output<typeof inspectionAnswerSchema>;

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
