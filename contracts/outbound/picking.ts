import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { oneOrder, orderAnswerSchema, floorReasonField } from '../requests/request-fields.ts';
import { toteField } from './floor-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';
import { photosField } from '../item/item-fields.ts';

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
  access: ['700106.query', '700107.query', '300.query', '900.query'],
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

/** Scan shelf, scan ONE ID, into a tote. `shelf` is what was scanned: the shelf's id or its name. */
export const pickItemEndpoint = endpoint({
  name: 'pickItem',
  method: 'POST',
  path: '/outbound/picks',
  bases: floorBases,
  access: floorEdits,
  summary: 'Picks an item of an order off its shelf.',
  body: oneOrder.extend({ oneId: oneIdSchema, shelf: idField, tote: toteField }),
  data: orderAnswerSchema,
  command: true,
});

export const undoPickEndpoint = endpoint({
  name: 'undoPick',
  method: 'POST',
  path: '/outbound/picks/undo',
  bases: floorBases,
  access: floorEdits,
  summary: 'Undoes a pick: the item goes back to its shelf.',
  body: oneOrder.extend({ oneId: oneIdSchema }),
  data: orderAnswerSchema,
  command: true,
});

/** Releases the item; its shelf is to be counted. An order without any item left is an exception. */
export const shortPickEndpoint = endpoint({
  name: 'shortPick',
  method: 'POST',
  path: '/outbound/short-picks',
  bases: floorBases,
  access: floorEdits,
  summary: 'Reports an item that cannot be picked, with an optional substitute. A damaged item needs a photo.',
  body: oneOrder.extend({
    oneId: oneIdSchema,
    reason: floorReasonField,
    twin: oneIdSchema.optional(),
    damaged: z.boolean().optional(),
    photos: photosField,
  }),
  data: orderAnswerSchema,
  command: true,
});

export const undoShortPickEndpoint = endpoint({
  name: 'undoShortPick',
  method: 'POST',
  path: '/outbound/short-picks/undo',
  bases: floorBases,
  access: floorEdits,
  summary: 'Undoes a short pick, as long as nothing has followed it: the item has to be picked again.',
  body: oneOrder.extend({ oneId: oneIdSchema }),
  data: orderAnswerSchema,
  command: true,
});
