import { z } from 'zod';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, gmt } from '../kernel/lists/query-rows.ts';
import { stationNames } from './stations.ts';

/** Who may see what each person does. */
export const supervisorReads: readonly PermissionCheck[] = ['700113.query', '300.query'];

const person = z.object({ id: z.string(), name: z.string() });

/** What waits at a station together: a parcel, its items, an order or a repair. */
const stationCard = z.object({
  id: z.string().describe('Forecast, order or repair number'),
  label: z.string().describe('As it is read on the floor'),
  items: count,
  done: count.describe('Of the items, as many as this station has dealt with'),
  place: z.string().nullable().describe('Where it lies'),
  who: person.nullable().describe('To whom it is given; null for whoever is no supervisor'),
  gmtSince: gmt.describe('When it came to the station'),
  gmtDue: gmt,
  late: z.boolean(),
  version: count,
});
export type StationCard = z.output<typeof stationCard>;

export const shiftSpanSchema = z.object({ day: z.string(), from: z.string(), to: z.string(), gmtFrom: gmt, gmtTo: gmt });

const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  station: z.enum(stationNames).describe('Where their last scan was'),
  task: z.string().describe('The order, parcel or repair of that scan'),
  oneId: z.string(),
  gmtScan: gmt,
  gmtSince: gmt.describe('Since when they work there'),
  lastHour: count,
  /** Of the shift, by station: a station's minutes are the quarters of an hour in which they scanned there. */
  work: z.array(z.object({ station: z.enum(stationNames), items: count, minutes: count, perHour: z.number() })),
});
export type TeamMember = z.output<typeof teamMember>;

export const getFloorBoard = endpoint({
  name: 'getFloorBoard',
  method: 'GET',
  path: '/floor-board',
  bases: ['warehouse', 'admin'],
  access: ['700101.query', ...supervisorReads],
  summary: 'What waits at each station of a warehouse, late work first, and what this shift got done; for supervisors, who does what',
  query: z.strictObject({ wareId: idField.optional() }),
  data: z.object({
    warehouseId: z.string(),
    shift: shiftSpanSchema,
    stations: z.array(
      z.object({
        station: z.enum(stationNames),
        waiting: count.describe('Items'),
        cardsWaiting: count,
        late: count.describe('Cards'),
        done: count.describe('Items of this shift'),
        target: count.nullable(),
        /** What would be done by now at an even pace; null without a target. */
        expected: count.nullable(),
        lastHour: count,
        /** Items of each hour of the shift so far. */
        hours: z.array(count),
        /** Late first, then by deadline. At most 200. */
        cards: z.array(stationCard),
      }),
    ),
    counters: z.object({ late: count, sought: count, inException: count, toPutBack: count, unclaimed: count, repairsLate: count }),
    /** Null for whoever is no supervisor. */
    team: z.array(teamMember).nullable(),
    refreshTime: gmt,
  }),
});
export type FloorBoard = DataOf<typeof getFloorBoard>;
