import { z } from 'zod';
import { packageDetailSchema } from '../forecast/package-queries.ts';
import { itemActionNames } from '../item/item-actions.ts';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { MAX_SEARCH } from '../kernel/fields/typed-lengths.ts';
import { asideKinds } from '../aside/aside-events.ts';

const unitSchema = z.object({
  oneId: z.string(),
  sku: z.string(),
  pku: z.string(),
  brand: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  state: z.enum(itemStateNames),
  checkResult: z.string().nullable(),
  shopInfo: shopInfoSchema,
  preId: z.string(),
  warehouseId: z.string(),
  batchNo: z.string().nullable(),
  /** Null while it lies on no shelf. */
  shelvesName: z.string().nullable(),
  actions: z.array(z.enum(itemActionNames)),
});

export const lookUpScan = endpoint({
  name: 'lookUpScan',
  method: 'GET',
  path: '/receiving/lookup',
  bases: ['warehouse'],
  access: ['700102.query', '700103.query', '700104.query', '700106.query'],
  summary: 'What a scanned code is: a package (tracking, package or pack number) or a unit (ONE ID)',
  query: z.strictObject({ code: z.string().trim().min(1).max(MAX_SEARCH) }),
  data: z.discriminatedUnion('found', [
    z.object({ found: z.literal('package'), package: packageDetailSchema }),
    z.object({ found: z.literal('unit'), unit: unitSchema, package: packageDetailSchema.nullable() }),
    z.object({
      /** Of another warehouse than the one in use; of one that is not the viewer's, no more is told than its name. */
      found: z.literal('elsewhere'),
      code: z.string(),
      what: z.enum(asideKinds),
      /** Under which it can be put aside: its package number or ONE ID. */
      id: z.string(),
      warehouse: z.object({ id: z.string(), name: z.string() }),
    }),
    z.object({
      found: z.literal('nothing'),
      code: z.string(),
      /** No parcel and no item, but known here as something else. */
      known: z.enum(['shelf', 'order', 'batch', 'tote']).nullable(),
      /** Parcels of this warehouse whose tracking number differs in one character: the code may have been misread. */
      near: z.array(z.object({ preId: z.string(), logNo: z.string(), shopInfo: shopInfoSchema })),
    }),
  ]),
});
