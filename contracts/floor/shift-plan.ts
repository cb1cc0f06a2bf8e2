import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { stationNames, type Station } from './stations.ts';

/** More than two changes of hands in eight hours is no shift any more. */
export const MAX_SHIFTS = 6;
/** In minutes: thirty days. */
export const MAX_DEADLINE = 43_200;
/** Items of a shift. */
export const MAX_TARGET = 100_000;

/** By the clock of the warehouse; an end that is not after the beginning is on the next day. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const shift = z.strictObject({ from: time, to: time });
export type Shift = z.output<typeof shift>;

const ofStations = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(stationNames.map((station) => [station, value])) as Record<Station, Value>);

const plan = {
  shifts: z.array(shift).min(1).max(MAX_SHIFTS),
  /** Minutes that work may wait at a station. An order that has a cut-off is due then. */
  deadlines: ofStations(z.number().int().min(1).max(MAX_DEADLINE)),
  /** Items that a shift is to get done; absent where nothing is asked. */
  targets: ofStations(z.number().int().min(1).max(MAX_TARGET).optional()),
};
const planSchema = z.object(plan);
export type ShiftPlan = z.output<typeof planSchema>;

/** The plan of a warehouse: stream `shiftplan-<warehouseId>`. */
export const shiftPlanEventSchemas = { ShiftPlanSet: z.object({ warehouseId: z.string(), ...plan }) } as const;
export type ShiftPlanEvent = EventsOf<typeof shiftPlanEventSchemas>;

/** Until an administrator says otherwise. */
export const usualPlan: ShiftPlan = {
  shifts: [
    { from: '06:00', to: '14:00' },
    { from: '14:00', to: '22:00' },
    { from: '22:00', to: '06:00' },
  ],
  deadlines: { receive: 240, inspect: 480, shelve: 240, pick: 480, pack: 120, repair: 4_320 },
  targets: {},
};

export const getShiftPlan = endpoint({
  name: 'getShiftPlan',
  method: 'GET',
  path: '/shift-plan',
  bases: ['admin'],
  access: ['300.query'],
  summary: 'The shifts of a warehouse, how long work may wait there and what a shift is to get done',
  query: z.strictObject({ wareId: idField }),
  data: planSchema.extend({ warehouseId: z.string() }),
});
export type ShiftPlanAnswer = DataOf<typeof getShiftPlan>;

export const setShiftPlan = endpoint({
  name: 'setShiftPlan',
  method: 'POST',
  path: '/shift-plan',
  bases: ['admin'],
  access: ['300.edit'],
  summary: 'Sets the shifts of a warehouse, how long work may wait there and what a shift is to get done.',
  body: z.strictObject({ warehouseId: idField, ...plan }),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
