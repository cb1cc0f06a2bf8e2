import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count } from '../kernel/lists/query-rows.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { shelfIdField } from '../shelving/shelf-fields.ts';
import { countActions, countEdits, countPlans } from './count-actions.ts';
import { countStatusNames } from './count-events.ts';

export const MAX_COUNTS_AT_ONCE = 200;

const oneCount = z.strictObject({ countNo: idField });
const oneItem = oneCount.extend({ oneId: oneIdSchema });
const answer = z.object({ countNo: z.string(), status: z.enum(countStatusNames) });

export const planCounts = endpoint({
  name: 'planCounts',
  method: 'POST',
  path: '/shelf-counts',
  bases: floorBases,
  access: countPlans,
  summary: 'Has shelves counted: each becomes a task of its warehouse.',
  body: z.strictObject({ shelfIds: z.array(shelfIdField).min(1).max(MAX_COUNTS_AT_ONCE) }),
  data: z.object({ countNos: z.array(z.string()) }),
  command: true,
});

export const startCount = endpoint({
  name: 'startCount',
  method: 'POST',
  path: '/shelf-counts/starts',
  bases: ['warehouse'],
  access: countActions.start.access,
  summary: 'Begins to count a shelf, or to recount one that somebody else has counted.',
  body: oneCount,
  data: answer,
  command: true,
});

export const scanCounted = endpoint({
  name: 'scanCounted',
  method: 'POST',
  path: '/shelf-counts/scans',
  bases: ['warehouse'],
  access: countEdits,
  summary: 'Records that an item lies on the shelf, and answers where it belongs if that is elsewhere.',
  body: oneItem,
  data: z.object({
    oneId: z.string(),
    belongsOn: z.string().nullable().describe('Null where it lies rightly; empty for no shelf'),
    mayStay: z.boolean(),
  }),
  command: true,
});

export const undoCounted = endpoint({
  name: 'undoCounted',
  method: 'POST',
  path: '/shelf-counts/scans/undo',
  bases: ['warehouse'],
  access: countEdits,
  summary: 'Takes a scan of the round back.',
  body: oneItem,
  data: answer,
  command: true,
});

export const settleMisplaced = endpoint({
  name: 'settleMisplaced',
  method: 'POST',
  path: '/shelf-counts/misplaced',
  bases: ['warehouse'],
  access: countEdits,
  summary: 'Says what was done with a misplaced item: it is put on this shelf from now on, or was carried back to its own.',
  body: oneItem.extend({ as: z.enum(['here', 'back']) }),
  data: answer,
  command: true,
});

export const finishShelfCount = endpoint({
  name: 'finishShelfCount',
  method: 'POST',
  path: '/shelf-counts/results',
  bases: ['warehouse'],
  access: countEdits,
  summary: 'Ends a round and compares it with the books: without a difference the count is complete.',
  body: oneCount,
  data: answer.extend({ present: count, missing: count, misplaced: count }),
  command: true,
});

export const approveCount = endpoint({
  name: 'approveCount',
  method: 'POST',
  path: '/shelf-counts/approvals',
  bases: ['admin'],
  access: countActions.approve.access,
  summary: 'Has the books follow a recounted shelf: missing items are looked for, misplaced ones belong here from now on.',
  body: oneCount,
  data: answer.extend({ missed: count, moved: count }),
  command: true,
});

export const sendCountBack = endpoint({
  name: 'sendCountBack',
  method: 'POST',
  path: '/shelf-counts/rejections',
  bases: ['admin'],
  access: countActions.sendBack.access,
  summary: 'Has a recounted shelf counted once more.',
  body: oneCount.extend({ reason: reasonField }),
  data: answer,
  command: true,
});

export const cancelCount = endpoint({
  name: 'cancelCount',
  method: 'POST',
  path: '/shelf-counts/cancellations',
  bases: floorBases,
  access: countActions.cancel.access,
  summary: 'Gives a count up; nothing of it changes the books.',
  body: oneCount.extend({ reason: reasonField }),
  data: answer,
  command: true,
});
