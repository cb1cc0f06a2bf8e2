import { z } from 'zod';
import { weightField } from './floor-fields.ts';

/** More than any carrier takes, in centimetres. */
export const MAX_BOX_CM = 300;
export const MAX_BOX_NO = 20;

const boxNo = z.string().trim().min(1).max(MAX_BOX_NO);
const side = z.number().int().min(1).max(MAX_BOX_CM);

/** How large a box of a reship is, and what it weighs, as its reviewer expects or measured it: what its label costs depends on it (R2.107). */
export const boxSizeField = z.strictObject({ boxNo, lengthCm: side, widthCm: side, heightCm: side, weightGrams: weightField });

export const boxSizeSchema = z.object({
  boxNo: z.string(),
  lengthCm: z.number().int(),
  widthCm: z.number().int(),
  heightCm: z.number().int(),
  weightGrams: z.number().int(),
});
export type BoxSize = z.output<typeof boxSizeSchema>;

export const weightOfBoxes = (boxes: readonly Pick<BoxSize, 'weightGrams'>[]): number => boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
