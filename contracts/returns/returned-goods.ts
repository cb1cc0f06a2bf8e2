import { z } from 'zod';
import { inspectionResultNames } from '../item/inspection-results.ts';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_SEARCH } from '../kernel/fields/typed-lengths.ts';
import { gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';

const outboundUnit = z.object({
  oneId: z.string(),
  sku: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  state: z.enum(itemStateNames),
  shopInfo: shopInfoSchema,
  /** The order it left with; null where it never left. */
  oddNo: z.string().nullable(),
  logNo: z.string().nullable(),
  gmtOut: gmt.nullable(),
  returnedAs: z.string().nullable().describe('The ONE ID that it has since it came back'),
});

export const findOutbound = endpoint({
  name: 'findOutbound',
  method: 'GET',
  path: '/returns/outbound',
  bases: ['warehouse'],
  access: ['700104.query'],
  summary:
    'What left under a ONE ID, an order number or the tracking number of an outbound parcel, from whichever warehouse: a buyer returns to any. A unit that never left is told to those of its warehouse alone.',
  query: z.strictObject({ code: z.string().trim().min(1).max(MAX_SEARCH) }),
  data: z.object({
    by: z.enum(['unit', 'order', 'tracking']).nullable().describe('What the code is; null where nothing left under it'),
    units: z.array(outboundUnit),
  }),
});

export const getFormerUnit = endpoint({
  name: 'getFormerUnit',
  method: 'GET',
  path: '/returns/former',
  bases: ['warehouse'],
  access: ['700103.query', '700104.query'],
  summary: 'What a returned unit was when it left: its former ONE ID with its last inspection',
  query: z.strictObject({ oneId: oneIdSchema }),
  data: outboundUnit.extend({
    checkResult: z.enum(inspectionResultNames).nullable(),
    checkRemark: z.string().nullable(),
    checkPhotos: z.array(z.string()),
    gmtChecked: gmt.nullable(),
    packPhotos: z.array(z.string()).describe('Of the parcel that it left in'),
  }),
});
