import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/query-fields.ts';
import { count, shopInfoSchema } from '../kernel/query-rows.ts';

const person = z.object({ id: z.string(), name: z.string() });

const unit = {
  oneId: z.string(),
  sku: z.string(),
  brand: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  shelvesId: z.string().nullable(),
  shelvesName: z.string().nullable(),
  checkResult: z.string().nullable(),
};

export const getPickList = endpoint({
  name: 'getPickList',
  method: 'GET',
  path: '/outbound/pick-list',
  bases: ['warehouse', 'admin'],
  access: ['700106.query', '700107.query', '900.query'],
  summary: 'What to pick for one order or batch, in walking order',
  query: z
    .strictObject({ oddNo: idField.optional(), batchNo: idField.optional() })
    .refine((query) => (query.oddNo === undefined) !== (query.batchNo === undefined), { error: 'required', path: ['oddNo'] }),
  data: z.object({
    oddNos: z.array(z.string()),
    /** Whom the orders are given to. */
    assignees: z.array(person),
    batchNo: z.string().nullable(),
    of: count,
    picked: count,
    short: count,
    /** Still to pick first, in shelf order; then what is picked, packed or short. */
    items: z.array(
      z.object({
        ...unit,
        oddNo: z.string(),
        shopInfo: shopInfoSchema,
        progress: z.enum(['waiting', 'picked', 'packed', 'shipped', 'short']),
        /** The tote that the item is in, or that its order's items go into. */
        tote: z.string(),
        pickedBy: person.nullable(),
      }),
    ),
    /** Names of the shelves still to walk to, in order, without repeats. */
    nextShelves: z.array(z.string()),
  }),
});

export const listTwins = endpoint({
  name: 'listTwins',
  method: 'GET',
  path: '/outbound/twins',
  bases: ['warehouse', 'admin'],
  access: ['700106.query', '900.query'],
  summary: 'Available items of the same owner, SKU, size and inspection result in the same warehouse, longest stored first',
  query: z.strictObject({ oneId: oneIdSchema }),
  data: z.array(z.object(unit)),
});
