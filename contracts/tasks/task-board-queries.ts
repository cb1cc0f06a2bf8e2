import { z } from 'zod';
import { requestTypeSchema } from '../item/request-types.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { orderActionNames } from '../outbound/order-actions.ts';
import { outboundStages } from '../outbound/order-states.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** One order or one batch of orders on the board. A batch's card stands for its orders. */
export const boardCardSchema = z.object({
  kind: z.enum(['order', 'batch']),
  id: z.string().describe('Order or batch number'),
  type: requestTypeSchema.nullable().describe('Null for a batch of several types'),
  stage: z.enum(outboundStages),
  shops: z.array(shopInfoSchema),
  orders: count,
  items: count,
  picked: count,
  packed: count,
  shipped: count,
  short: count,
  carrier: z.string().nullable(),
  logNo: z.string().nullable(),
  assignee: person.nullable(),
  pickers: z.array(person).describe('Who has picked of what is still in the warehouse'),
  /** Where the walk begins, and the zones that it touches. */
  shelf: z.string().nullable(),
  zones: z.array(z.string()),
  oddNos: z.array(z.string()),
  batchNo: z.string().nullable(),
  late: z.boolean(),
  gmtDue: gmt.nullable(),
  gmtCreate: gmt.describe('When the work came to the floor'),
  gmtModify: gmt,
  outTime: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(orderActionNames)),
});
export type BoardCard = z.output<typeof boardCardSchema>;

export const taskBoardSchema = z.object({
  columns: z.array(
    z.object({
      stage: z.enum(outboundStages),
      orders: count,
      items: count,
      /** Late first, then by due time; the column `out` newest first. At most 100. */
      cards: z.array(boardCardSchema),
    }),
  ),
  counters: z.object({
    openOrders: count,
    openItems: count,
    late: count,
    gmtOldestLate: gmt.nullable(),
    nextCutOff: z.object({ carrier: z.string().nullable(), gmtDue: gmt, orders: count }).nullable(),
    pickedLastHour: count,
    /** Items picked in each of the last 12 hours, oldest first. */
    pickedPerHour: z.array(z.object({ gmtHour: gmt, picked: count })),
    outToday: count,
    dueToday: count.describe('Orders out today or still to leave today'),
    /** Who picked, packed, inspected or received within the last hour, or holds open work. */
    onFloor: z.array(person),
  }),
  /** What the cards can be narrowed by: of the whole floor, whatever is chosen. */
  choices: z.object({ zones: z.array(z.string()), carriers: z.array(z.string()), people: z.array(person) }),
  refreshTime: gmt,
});
export type TaskBoard = z.output<typeof taskBoardSchema>;

export const getTaskBoard = endpoint({
  name: 'getTaskBoard',
  method: 'GET',
  path: '/task-board',
  bases: ['warehouse', 'admin'],
  access: ['700101.query', '700106.query', '900.query'],
  summary: 'The outbound floor of one warehouse, stage by stage',
  query: z.strictObject({
    wareId: idField.optional(),
    group: z.enum(['all', 'orders', 'batches']).default('all'),
    zone: z.string().max(20).optional(),
    carrier: z.string().max(50).optional(),
    operatorId: idField.optional(),
    late: flag,
  }),
  data: taskBoardSchema,
});

const batchRowSchema = z.object({
  id: z.string(),
  batchNo: z.string(),
  kind: z.enum(['inbound', 'outbound', 'repair']),
  warehouseId: z.string(),
  wareName: z.string(),
  status: count,
  open: z.boolean(),
  assignee: person.nullable(),
  oddNos: z.array(z.string()),
  done: count,
  total: count,
  gmtCreate: gmt,
  gmtModify: gmt,
  gmtClosed: gmt.nullable(),
});
export type BatchRow = z.output<typeof batchRowSchema>;

export const listBatches = endpoint({
  name: 'listBatches',
  method: 'GET',
  path: '/batches',
  bases: ['warehouse', 'admin'],
  access: ['700101.query', '700103.query', '700106.query', '700107.query', '700109.query', '300.query', '900.query'],
  summary: 'Inbound, outbound or repair batches with their progress, newest first, and how many have each status',
  query: z.strictObject({
    ...pageRequest,
    after,
    kind: z.enum(['inbound', 'outbound', 'repair']).default('outbound'),
    wareId: idField.optional(),
    operatorId: idField.optional(),
    status: z.coerce.number().int().min(1).max(5).optional().describe('Outbound batch status (R4.25)'),
    text: z.string().trim().max(100).optional(),
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
  }),
  data: countedPageOf(batchRowSchema, z.object({ all: count, generated: count, partial: count, out: count, cancelled: count })),
});
