import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, wareInfo } from '../kernel/lists/query-rows.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { containerActionNames, containerReads } from './container-actions.ts';
import { containerKindNames, containerStateNames } from './container-events.ts';

export const containerViews = ['all', 'filled', 'empty', 'retired'] as const;
export type ContainerView = (typeof containerViews)[number];

const containerRow = z.object({
  containerId: z.string().describe('Its ONE ID'),
  kind: z.enum(containerKindNames),
  state: z.enum(containerStateNames),
  ...wareInfo,
  shelfId: z.string(),
  shelvesName: z.string().describe('Where it stands'),
  items: count,
  gmtLabel: gmt.nullable().describe('When its label was printed last'),
  gmtCreate: gmt,
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(containerActionNames)),
});
export type ContainerRow = z.output<typeof containerRow>;

export const listContainers = endpoint({
  name: 'listContainers',
  method: 'GET',
  path: '/containers',
  bases: floorBases,
  access: containerReads,
  summary: 'Totes and boxes with where they stand and how many items are in each',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(containerViews).default('all'),
    wareId: idField.optional(),
    kind: z.enum(containerKindNames).optional(),
    /** Its ONE ID, that of an item in it, or its shelf. */
    text: searchText,
    sort: z.enum(['shelf', 'gmtModify']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(containerRow, z.object({ all: count, filled: count, empty: count, retired: count })),
});

export const getContainer = endpoint({
  name: 'getContainer',
  method: 'GET',
  path: '/containers/detail',
  bases: floorBases,
  access: containerReads,
  summary: 'One tote or box: what is in it, and its history',
  query: z.strictObject({ containerId: oneIdSchema }),
  data: containerRow.extend({
    contents: z.array(
      z.object({
        oneId: z.string(),
        sku: z.string(),
        remarks: z.string().describe('Product name'),
        spec: z.string().describe('Size'),
        img: z.string(),
        state: z.enum(itemStateNames),
      }),
    ),
    history: z.array(z.object({ event: z.string(), gmt, person: z.string(), text: z.string(), items: count })),
  }),
});
export type ContainerDetail = DataOf<typeof getContainer>;
