import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField, partedByCommas } from '../kernel/lists/query-fields.ts';
import { repairShopReads } from '../repair/repair-fields.ts';
import { labelFormFields, labelPages } from './label-form.ts';

export const MAX_PRINTED_REPAIRS = 100;

/** R2.195: what a bench has to do, as a list whose codes can be scanned. */
export const repairList = endpoint({
  name: 'repairList',
  method: 'GET',
  path: '/labels/repairs',
  bases: ['warehouse', 'admin'],
  access: repairShopReads,
  summary:
    'An SVG or the ZPL of 4x6 inch pages with four repairs each: the ONE ID as Code 128 and in letters, with number, SKU, size, shelf and what is to be done.',
  query: z.strictObject({
    repairNos: partedByCommas(z.array(idField).min(1).max(MAX_PRINTED_REPAIRS)).describe(
      `Up to ${MAX_PRINTED_REPAIRS} repair numbers, separated by commas`,
    ),
    ...labelFormFields,
  }),
  data: labelPages,
  payload: 'raw',
});
