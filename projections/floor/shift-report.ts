import { sql } from 'kysely';
import type { getShiftReport, ShiftReport } from '#contracts/floor/shift-report.ts';
import { shiftAt, shiftsOn, type ShiftSpan } from '#contracts/floor/shifts.ts';
import { stationNames, type Station } from '#contracts/floor/stations.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { repairDue } from '../shared/repair-due.ts';
import { cardsOf, spanAnswer } from './floor-board.ts';
import { plannedWarehouse, type PlannedWarehouse } from './shift-plans.ts';
import { waitingCards } from './waiting-cards.ts';
import { minutesAtWork, perHour, workDone, type WorkSpan } from './work-done.ts';

type Query = QueryOf<typeof getShiftReport>;

interface Asked {
  viewer: Viewer;
  query: Query;
  now: Date;
}

/** What a shift got done. All that is done until the next one begins counts for it. */
export const shiftReport = async (db: ReadDatabase, { viewer, query, now }: Asked): Promise<ShiftReport | Rejection> => {
  const warehouse = await plannedWarehouse(db, viewer, query.wareId);
  if (!warehouse) return reject('NotFound', { field: 'wareId' });
  const shift = shiftAskedFor(warehouse, query, now);
  if (!shift) return reject('NotFound', { field: 'from' });
  const span: WorkSpan = { warehouseId: warehouse.id, from: shift.begins, before: shift.until };
  const running = shift.begins <= now && now < shift.until;
  const [work, exceptions, waiting] = await Promise.all([
    workWithDelays(db, span, warehouse),
    exceptionsIn(db, span),
    running ? waitingCards(db, warehouse) : null,
  ]);
  const open = waiting && cardsOf(waiting, now, false);
  return {
    warehouseId: warehouse.id,
    wareName: warehouse.name,
    timeZone: warehouse.timeZone,
    shift: spanAnswer(shift),
    running,
    shifts: warehouse.shifts,
    stations: stationNames.map((station) => ({
      ...totals(work.filter((row) => row.station === station)),
      station,
      target: warehouse.targets[station] ?? null,
    })),
    people: peopleIn(work),
    exceptions,
    lateNow:
      open &&
      stationNames.map((station) => {
        const late = (open.get(station) ?? []).filter((card) => card.late);
        return { station, cards: late.length, gmtOldest: late[0]?.gmtDue ?? null };
      }),
    refreshTime: now.toISOString(),
  };
};

const shiftAskedFor = ({ shifts, timeZone }: PlannedWarehouse, { day, from }: Query, now: Date): ShiftSpan | undefined => {
  if (day === undefined) return shiftAt(shifts, now, timeZone);
  const ofDay = shiftsOn(shifts, day, timeZone);
  return from === undefined ? ofDay[0] : ofDay.find((shift) => shift.from === from);
};

type Worked = Awaited<ReturnType<typeof workWithDelays>>[number];

const totals = (rows: readonly Worked[]) => ({
  items: rows.reduce((sum, { items }) => sum + items, 0),
  late: rows.reduce((sum, { late }) => sum + late, 0),
});

/** Whoever did most stands first. */
const peopleIn = (work: readonly Worked[]): ShiftReport['people'] =>
  [...new Set(work.map(({ id }) => id))]
    .map((person) => work.filter(({ id }) => id === person))
    .map((rows) => ({
      id: rows[0]!.id,
      name: rows[0]!.name,
      ...totals(rows),
      gmtFirst: rows.map(({ gmtFirst }) => gmtFirst).sort()[0]!,
      gmtLast: rows
        .map(({ gmtLast }) => gmtLast)
        .sort()
        .at(-1)!,
      work: rows
        .map(({ station, items, late, minutes }) => ({ station, items, late, minutes, perHour: perHour({ items, minutes }) }))
        .sort((a, b) => stationNames.indexOf(a.station) - stationNames.indexOf(b.station)),
    }))
    .sort((a, b) => b.items - a.items || (a.name < b.name ? -1 : 1));

/** Items by person and station, and how many of them were done after their deadline. */
const workWithDelays = (db: ReadDatabase, span: WorkSpan, { deadlines }: PlannedWarehouse) => {
  const after = (moment: string, minutes: number) => sql`${sql.raw(moment)} + make_interval(mins => ${minutes})`;
  const before = (name: string) => sql`(
    select b.recorded_at from item_timeline b where b.one_id = w.one_id and b.version < w.version and b.name = ${name} order by b.version desc limit 1)`;
  const floorSince = 'coalesce(o.floor_since, o.applied_at)';
  const due = sql`case w.station
    when 'receive' then ${after('k.arrived_at', deadlines.receive)}
    when 'inspect' then ${before('ItemReceived')} + make_interval(mins => ${deadlines.inspect})
    when 'shelve' then ${before('ItemInspected')} + make_interval(mins => ${deadlines.shelve})
    when 'pick' then coalesce(o.due_at, ${after(floorSince, deadlines.pick)})
    when 'pack' then coalesce(o.due_at, ${after(floorSince, deadlines.pick + deadlines.pack)})
    else ${repairDue} end`;
  return db
    .selectFrom(workDone(span))
    .leftJoin('staff as s', 's.account_id', 'w.operator_id')
    .leftJoin('packages as k', (join) => join.onRef('k.pre_id', '=', 'w.pre_id').on('w.station', '=', 'receive'))
    .leftJoin('orders as o', 'o.odd_no', 'w.odd_no')
    .leftJoin('repairs as r', 'r.repair_no', 'w.repair_no')
    .leftJoin('warehouses as house', 'house.id', 'r.warehouse_id')
    .leftJoin('shift_plans as plan', 'plan.warehouse_id', 'r.warehouse_id')
    .groupBy(['w.operator_id', 's.name', 'w.station'])
    .select([
      'w.operator_id as id',
      sql<string>`coalesce(s.name, '')`.as('name'),
      'w.station',
      sql<number>`count(*)::int`.as('items'),
      sql<number>`count(*) filter (where w.recorded_at > ${due})::int`.as('late'),
      minutesAtWork.as('minutes'),
      sql<string>`min(w.recorded_at)`.as('gmtFirst'),
      sql<string>`max(w.recorded_at)`.as('gmtLast'),
    ])
    .$narrowType<{ station: Station }>()
    .execute();
};

const exceptionsIn = async (db: ReadDatabase, { warehouseId, from, before }: WorkSpan): Promise<ShiftReport['exceptions']> => {
  const [begins, ends] = [from.toISOString(), before.toISOString()];
  const [items, parcels, orders] = await Promise.all([
    db
      .selectFrom('item_timeline as t')
      .where('t.warehouse_id', '=', warehouseId)
      .where('t.recorded_at', '>=', begins)
      .where('t.recorded_at', '<', ends)
      .where('t.name', 'in', ['ItemShortPicked', 'ItemInspected', 'RepairFailed', 'RepairBoxLost', 'ItemWrittenOff'])
      .select([
        sql<number>`count(*) filter (where t.name = 'ItemShortPicked')::int`.as('shortPicks'),
        sql<number>`count(distinct t.one_id) filter (where t.name = 'ItemInspected' and t.check_result <> 'qualified')::int`.as('issues'),
        sql<number>`count(*) filter (where t.name = 'RepairFailed')::int`.as('notRepairable'),
        sql<number>`count(*) filter (where t.name = 'RepairBoxLost')::int`.as('lostBoxes'),
        sql<number>`count(*) filter (where t.name = 'ItemWrittenOff')::int`.as('writtenOff'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('packages')
      .where('counted_at', '>=', begins)
      .where('counted_at', '<', ends)
      .where('warehouse_id', '=', warehouseId)
      .select([
        sql<number>`count(*) filter (where over > 0 or short > 0)::int`.as('differences'),
        sql<number>`coalesce(sum(damaged), 0)::int`.as('damaged'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_history as e')
      .innerJoin('orders as o', 'o.odd_no', 'e.odd_no')
      .where(sql<boolean>`e.name = 'OrderException'`)
      .where('e.recorded_at', '>=', begins)
      .where('e.recorded_at', '<', ends)
      .where('o.warehouse_id', '=', warehouseId)
      .select(sql<number>`count(*)::int`.as('ordersInException'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...items, ...parcels, ...orders };
};
