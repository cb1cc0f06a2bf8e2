import { z } from 'zod';
import { binary } from '../files/file-answers.ts';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField, partedByCommas } from '../kernel/lists/query-fields.ts';
import { labelFormFields, labelPages, labelSizeField } from './label-form.ts';

export const MAX_ONE_ID_LABELS = 50;

/** The labels that go onto the goods: one 4x6 inch page per ONE ID (R7.34). */
export const oneIdLabels = endpoint({
  name: 'oneIdLabels',
  method: 'GET',
  path: '/labels/one-id',
  bases,
  access: 'signedIn',
  summary:
    'An SVG or the ZPL of label pages, one below the other: Code 128, QR code and the ONE ID in letters, with product, SKU and size where the caller may see the item.',
  query: z.strictObject({
    oneIds: z.string().min(1).max(2_000).describe(`Up to ${MAX_ONE_ID_LABELS} ONE IDs, separated by commas`),
    caption: z.string().trim().max(60).default('').describe('The line at the foot in place of SKU and size'),
    size: labelSizeField,
    ...labelFormFields,
  }),
  data: labelPages,
  payload: 'raw',
});

export const MAX_RACK_LABELS = 50;

/** The codes that go onto racks: one 4x6 inch page per rack. */
export const rackLabels = endpoint({
  name: 'rackLabels',
  method: 'GET',
  path: '/labels/racks',
  bases: ['warehouse', 'admin'],
  access: ['700105.query', '300.query'],
  summary:
    'An SVG or the ZPL of label pages, one below the other: the rack name as Code 128 (up to about 19 characters), QR code and in letters, with its zone and level.',
  query: z.strictObject({
    ids: partedByCommas(z.array(idField).min(1).max(MAX_RACK_LABELS)).describe(`Up to ${MAX_RACK_LABELS} shelf ids, separated by commas`),
    size: labelSizeField,
    ...labelFormFields,
  }),
  data: labelPages,
  payload: 'raw',
});

const number = z.string().trim().min(1).max(40);

/** R7.38: the labels of the chosen outbound batches and orders as one archive. */
export const zipLabel = endpoint({
  name: 'zipLabel',
  method: 'POST',
  path: '/sys_ware_out_batch/zipLabel',
  bases: ['warehouse', 'admin'],
  access: ['700106.query', '700107.query', '900.query'],
  summary: 'A ZIP with the shipping labels of the orders of the chosen batches; a text in it names those whose label is missing.',
  largeBody: true,
  body: z
    .strictObject({ batchNos: z.array(number).max(50).default([]), oddNos: z.array(number).max(500).default([]) })
    .refine(({ batchNos, oddNos }) => batchNos.length + oddNos.length > 0, { path: ['batchNos'], error: 'required' }),
  data: binary('application/zip'),
  payload: 'raw',
});
