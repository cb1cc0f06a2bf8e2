import { z } from 'zod';
import { photosField, remarkField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { qcResultNames, repairDefectNames } from './repair-bench.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const startRepairEndpoint = endpoint({
  name: 'startRepair',
  method: 'POST',
  path: '/repairs/start',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Marks an item as repairable (R4.49) and starts the work, with photos from before.',
  body: z.strictObject({
    repairNo: repairNoField,
    beforePhotos: photosField,
    box: idField.optional(),
    defects: z.array(z.enum(repairDefectNames)).max(repairDefectNames.length).optional(),
    waybillPhotos: photosField.optional(),
  }),
  data: repairAnswerSchema,
  command: true,
});

export const completeRepairEndpoint = endpoint({
  name: 'completeRepair',
  method: 'POST',
  path: '/repairs/complete',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports a repair complete, with photos from after it; the item is inspected again (R4.50).',
  body: z.strictObject({
    repairNo: repairNoField,
    afterPhotos: photosField,
    remark: remarkField,
    qc: z
      .object({ result: z.enum(qcResultNames), photos: photosField })
      .optional()
      .describe('How the work was found at the bench'),
  }),
  data: repairAnswerSchema,
  command: true,
});

export const failRepairEndpoint = endpoint({
  name: 'failRepair',
  method: 'POST',
  path: '/repairs/fail',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports an item not repairable, confirmed and with notes (R5.36, R5.37); it becomes an issue.',
  body: z.strictObject({ repairNo: repairNoField, confirmed: z.boolean().default(false), remark: remarkField }),
  data: repairAnswerSchema,
  command: true,
});

export const loseBoxEndpoint = endpoint({
  name: 'loseBox',
  method: 'POST',
  path: '/repairs/lost-boxes',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports the box of a repair lost (R4.55).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});

export const findBoxEndpoint = endpoint({
  name: 'findBox',
  method: 'POST',
  path: '/repairs/found-boxes',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Undoes a lost box (R4.56).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
