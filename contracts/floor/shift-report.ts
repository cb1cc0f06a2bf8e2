import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, gmt } from '../kernel/lists/query-rows.ts';
import { shiftSpanSchema, supervisorReads } from './floor-board.ts';
import { stationNames } from './stations.ts';

/** What did not go as it should. */
export const shiftExceptions = [
  'shortPicks',
  'issues',
  'damaged',
  'differences',
  'ordersInException',
  'notRepairable',
  'lostBoxes',
  'writtenOff',
] as const;
export type ShiftException = (typeof shiftExceptions)[number];

const stationFigures = { station: z.enum(stationNames), items: count, late: count.describe('Done after the deadline') };

export const getShiftReport = endpoint({
  name: 'getShiftReport',
  method: 'GET',
  path: '/shift-report',
  bases: ['warehouse', 'admin'],
  access: supervisorReads,
  summary: 'What a shift of a warehouse got done, by station and person, what was late and what went wrong; without a day, the shift of now',
  query: z.strictObject({
    wareId: idField.optional(),
    day: z.iso.date().optional().describe('When the shift begins, by the calendar of the warehouse'),
    from: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional()
      .describe('When it begins; the first of the day otherwise'),
  }),
  data: z.object({
    warehouseId: z.string(),
    wareName: z.string(),
    timeZone: z.string(),
    shift: shiftSpanSchema,
    /** It is not over yet. */
    running: z.boolean(),
    /** The shifts of the same day. */
    shifts: z.array(z.object({ from: z.string(), to: z.string() })),
    stations: z.array(z.object({ ...stationFigures, target: count.nullable() })),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        items: count,
        late: count,
        gmtFirst: gmt,
        gmtLast: gmt,
        work: z.array(z.object({ ...stationFigures, minutes: count, perHour: z.number() })),
      }),
    ),
    exceptions: z.object(Object.fromEntries(shiftExceptions.map((exception) => [exception, count])) as Record<ShiftException, typeof count>),
    /** What waits late now, by station; null for a shift that is over. */
    lateNow: z.array(z.object({ station: z.enum(stationNames), cards: count, gmtOldest: gmt.nullable() })).nullable(),
    refreshTime: gmt,
  }),
});
export type ShiftReport = DataOf<typeof getShiftReport>;
