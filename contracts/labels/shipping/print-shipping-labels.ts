import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { partedByCommas } from '#contracts/kernel/lists/query-fields.ts';
import { labelFormFields, shippingLabelPages } from '../label-form.ts';
import { labelReadBases, labelReads } from './shipping-label-actions.ts';
import { labelNoField } from './shipping-label-fields.ts';

export const MAX_PRINTED_LABELS = 50;

export const printShippingLabels = endpoint({
  name: 'printShippingLabels',
  method: 'GET',
  path: '/shipping-labels/print',
  bases: labelReadBases,
  access: labelReads,
  summary:
    'An SVG or the ZPL of 4x6 inch shipping labels, one below the other, or the PDF of one that its carrier made; refused when one of them is missing or void (R8.42).',
  query: z.strictObject({
    labelNos: partedByCommas(z.array(labelNoField).min(1).max(MAX_PRINTED_LABELS)).describe(
      `Up to ${MAX_PRINTED_LABELS} label numbers, separated by commas`,
    ),
    ...labelFormFields,
  }),
  data: shippingLabelPages,
  payload: 'raw',
});
