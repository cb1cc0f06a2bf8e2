import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageOf, pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, wareInfo } from '../kernel/lists/query-rows.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { countActionNames, countPlans, countReads } from './count-actions.ts';
import { countCauseNames, countStatusNames } from './count-events.ts';

/** What waits for the floor; what waits for an administrator; what came of it. */
export const countViews = ['open', 'toApprove', 'done', 'all'] as const;
export type CountView = (typeof countViews)[number];

const person = z.object({ id: z.string(), name: z.string() });

const countRow = z.object({
  countNo: z.string(),
  ...wareInfo,
  shelfId: z.string(),
  shelvesName: z.string(),
  zone: z.string(),
  cause: z.enum(countCauseNames),
  status: z.enum(countStatusNames),
  counters: z.array(person).describe('Who counted, round by round'),
  scanned: count.describe('Items of the round so far'),
  /** Of the last round; null before there is one, and for whoever is still to count. */
  result: z.object({ present: count, missing: count, misplaced: count }).nullable(),
  gmtCreate: gmt.describe('When it was planned'),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(countActionNames)),
});
export type CountRow = z.output<typeof countRow>;

export const listCounts = endpoint({
  name: 'listCounts',
  method: 'GET',
  path: '/shelf-counts',
  bases: floorBases,
  access: countReads,
  summary: 'Counts of shelves with where they stand, and how many of each kind there are',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(countViews).default('open'),
    wareId: idField.optional(),
    /** Number or shelf. */
    text: searchText,
    sort: z.enum(['shelf', 'gmtModify']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(countRow, z.object({ open: count, toApprove: count, done: count, all: count })),
});

const countedItem = z.object({
  oneId: z.string(),
  sku: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  state: z.enum(itemStateNames),
});

export const getCount = endpoint({
  name: 'getCount',
  method: 'GET',
  path: '/shelf-counts/detail',
  bases: floorBases,
  access: countReads,
  summary: 'One count: what was scanned, what came of it, and its history',
  query: z.strictObject({ countNo: idField }),
  data: countRow.extend({
    mine: z.boolean().describe('Whether the round under way is the viewer’s'),
    /** Newest first. */
    scans: z.array(
      countedItem.extend({
        /** Null where it belongs here; an empty text for no shelf. */
        belongsOn: z.string().nullable(),
        mayStay: z.boolean(),
        settled: z.enum(['here', 'back']).nullable(),
      }),
    ),
    missing: z.array(countedItem),
    misplaced: z.array(countedItem.extend({ belongsOn: z.string() })),
    history: z.array(z.object({ event: z.string(), gmt, person: z.string(), text: z.string() })),
  }),
});
export type CountDetail = DataOf<typeof getCount>;

export const listShelvesToCount = endpoint({
  name: 'listShelvesToCount',
  method: 'GET',
  path: '/shelf-counts/shelves',
  bases: floorBases,
  access: countPlans,
  summary: 'Shelves with when they were counted last, those that nobody has counted first',
  query: z.strictObject({
    ...pageRequest,
    wareId: idField.optional(),
    zone: z.string().max(20).optional(),
    notCountedDays: z.coerce.number().int().min(1).max(3_650).optional().describe('Not counted within so many days'),
    short: flag.describe('With an item that was not there to be picked'),
    text: searchText,
  }),
  data: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      zone: z.string(),
      ...wareInfo,
      items: count,
      missing: count.describe('Items of it that are looked for'),
      gmtCounted: gmt.nullable(),
      openCountNo: z.string().nullable().describe('Of a count that is under way'),
    }),
  ).extend({ zones: z.array(z.string()) }),
});
export type ShelfToCount = DataOf<typeof listShelvesToCount>['data'][number];
