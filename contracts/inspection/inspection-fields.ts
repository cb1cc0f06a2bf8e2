import { z } from 'zod';
import { inspectionResultNames } from '../item/inspection-results.ts';
import { photosField, remarkField } from '../item/item-fields.ts';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';

const result = z.enum(inspectionResultNames);

/** Photos stand in the order of `requiredPhotos`, others after them. */
export const inspectionFields = { oneId: oneIdSchema, result, remark: remarkField, photos: photosField };

export const inspectionAnswerSchema = z.object({ oneId: z.string(), result, defective: z.boolean(), state: z.enum(itemStateNames) });
export type InspectionAnswer = z.output<typeof inspectionAnswerSchema>;
