import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { missingActionNames, missingActions } from './missing-actions.ts';

/** Looked for; asked to be written off; written off. */
export const missingViews = ['sought', 'writingOff', 'writtenOff'] as const;
export type MissingView = (typeof missingViews)[number];

const missingRow = z.object({
  oneId: z.string(),
  sku: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  state: z.enum(itemStateNames),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  shelvesName: z.string().nullable().describe('Where it should lie'),
  oddNo: z.string().nullable().describe('The order that it was not found for; null where a count missed it'),
  reason: z.string().nullable().describe('Why it could not be picked; null where a count missed it'),
  counted: z.boolean().describe('Whether a count missed it'),
  missedBy: z.string(),
  /** Of the last request to write it off; null where there was none since it was missed. */
  writeOff: z.object({ requester: z.string(), reason: z.string() }).nullable(),
  costPrice: cents.nullable().optional().describe('What its owner says that it cost; for administrators'),
  /** Of its owner, once somebody has asked for it; posted or waiting for a second person. For administrators. */
  payment: z.object({ adjustmentNo: z.string(), posted: z.boolean(), cents, by: z.string(), gmtPaid: gmt }).nullable().optional(),
  gmtCreate: gmt.describe('When it was missed'),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(missingActionNames)),
});
export type MissingRow = z.output<typeof missingRow>;

export const listMissing = endpoint({
  name: 'listMissing',
  method: 'GET',
  path: '/missing-items',
  bases: floorBases,
  access: ['700106.query', '700107.query', '900.query'],
  summary: 'Items that were not on their shelf when they were to be picked or were counted',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(missingViews).default('sought'),
    wareId: idField.optional(),
    /** ONE ID, SKU, product name or shelf. */
    text: searchText,
    sort: z.enum(['shelf', 'gmtModify']).default('shelf'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: countedPageOf(missingRow, z.object({ sought: count, writingOff: count, writtenOff: count })),
});

const oneItem = z.strictObject({ oneId: oneIdSchema });
const answer = z.object({ oneId: z.string(), state: z.enum(itemStateNames) });

export const findItem = endpoint({
  name: 'findItem',
  method: 'POST',
  path: '/missing-items/finds',
  bases: floorBases,
  access: missingActions.find.access,
  summary: 'Records on which shelf a missing item was found. It is available again.',
  body: oneItem.extend({ shelfId: idField }),
  data: answer,
  command: true,
});

export const requestWriteOff = endpoint({
  name: 'requestWriteOff',
  method: 'POST',
  path: '/missing-items/write-offs',
  bases: floorBases,
  access: missingActions.requestWriteOff.access,
  summary: 'Asks for a missing item to be written off.',
  body: oneItem.extend({ reason: reasonField }),
  data: answer,
  command: true,
});

export const approveWriteOff = endpoint({
  name: 'approveWriteOff',
  method: 'POST',
  path: '/missing-items/write-offs/approvals',
  bases: floorBases,
  access: missingActions.approveWriteOff.access,
  summary: 'Writes a missing item off, as somebody else asked for.',
  body: oneItem,
  data: answer,
  command: true,
});

export const rejectWriteOff = endpoint({
  name: 'rejectWriteOff',
  method: 'POST',
  path: '/missing-items/write-offs/rejections',
  bases: floorBases,
  access: missingActions.rejectWriteOff.access,
  summary: 'Refuses to write a missing item off: it is looked for again.',
  body: oneItem.extend({ reason: reasonField }),
  data: answer,
  command: true,
});
