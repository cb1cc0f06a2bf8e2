import { sql } from 'kysely';
import type { StationCard } from '#contracts/floor/floor-board.ts';
import type { Station } from '#contracts/floor/stations.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { repairDue, repairOpen, repairSince } from '../shared/repair-due.ts';
import type { PlannedWarehouse } from './shift-plans.ts';

/** A card before it is known whether it is late. */
export type Waiting = Omit<StationCard, 'late'> & { station: Station };

/** More than any floor has open at a station. */
const MAX_WAITING = 5_000;

/** What waits at the stations of a warehouse, each with its deadline. */
export const waitingCards = async (db: ReadDatabase, warehouse: PlannedWarehouse): Promise<Waiting[]> =>
  (await Promise.all([parcels(db, warehouse), unshelved(db, warehouse), orders(db, warehouse), repairs(db, warehouse)])).flat();

const after = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString();

const parcels = async (db: ReadDatabase, { id, deadlines }: PlannedWarehouse): Promise<Waiting[]> => {
  const rows = await db
    .selectFrom('packages')
    .where('warehouse_id', '=', id)
    .where('status', '=', 'arrived')
    .select(['pre_id', 'log_no', 'expected', 'received', 'arrived_at', 'updated_at', 'version'])
    .limit(MAX_WAITING)
    .execute();
  return rows.map(({ pre_id, log_no, expected, received, arrived_at, updated_at, version }) => {
    const gmtSince = arrived_at ?? updated_at;
    const items = Math.max(expected, received);
    return {
      station: 'receive',
      id: pre_id,
      label: log_no || pre_id,
      items,
      done: received,
      place: null,
      who: null,
      gmtSince,
      gmtDue: after(gmtSince, deadlines.receive),
      version,
    };
  });
};

/** Items that came together are inspected and shelved together. */
const unshelved = async (db: ReadDatabase, { id, deadlines }: PlannedWarehouse): Promise<Waiting[]> => {
  const together = sql<string>`coalesce(nullif(i.pre_id, ''), i.one_id)`;
  const rows = await db
    .selectFrom('inventory as i')
    .where('i.warehouse_id', '=', id)
    .where('i.state', 'in', ['received', 'inspected'])
    .groupBy(['i.state', together])
    .select([
      'i.state',
      together.as('id'),
      sql<string>`max(i.log_no)`.as('log_no'),
      sql<number>`count(*)::int`.as('items'),
      sql<string>`min(i.state_since)`.as('gmtSince'),
      sql<number>`sum(i.version)::int`.as('version'),
    ])
    .limit(MAX_WAITING)
    .execute();
  return rows.map(({ state, id: preId, log_no, items, gmtSince, version }) => {
    const station = state === 'received' ? 'inspect' : 'shelve';
    return {
      station,
      id: preId,
      label: log_no || preId,
      items,
      done: 0,
      place: null,
      who: null,
      gmtSince,
      gmtDue: after(gmtSince, deadlines[station]),
      version,
    };
  });
};

/** What is picked altogether waits to be packed. An order without a cut-off is due as long after it came to the floor as the plan allows. */
const orders = async (db: ReadDatabase, { id, deadlines }: PlannedWarehouse): Promise<Waiting[]> => {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('inventory as i')
          .innerJoin('shelves as s', 's.shelf_id', 'i.shelf_id')
          .whereRef('i.odd_no', '=', 'o.odd_no')
          .select(sql<string | null>`min(s.name)`.as('shelf'))
          .as('lies'),
      (join) => join.onTrue(),
    )
    .where('o.warehouse_id', '=', id)
    .where(sql<boolean>`o.stage is not null and o.stage <> 'out'`)
    .where('o.stage', 'in', ['pending', 'assigned', 'picking'])
    .select([
      'o.odd_no',
      'o.items',
      'o.picked',
      'o.packed',
      'o.short',
      'o.operator_id',
      'o.operator_name',
      'o.due_at',
      'o.floor_since',
      'o.applied_at',
    ])
    .select(['o.version', 'lies.shelf', sql<boolean>`o.stage = 'picking' and o.picked >= o.items - o.short`.as('to_pack')])
    .select(sql<string | null>`(select min(u->>'tote') from jsonb_array_elements(o.units) u)`.as('tote'))
    .limit(MAX_WAITING)
    .execute();
  return rows.map((row) => {
    const gmtSince = row.floor_since ?? row.applied_at;
    const allowed = row.to_pack ? deadlines.pick + deadlines.pack : deadlines.pick;
    return {
      station: row.to_pack ? 'pack' : 'pick',
      id: row.odd_no,
      label: row.odd_no,
      items: row.items - row.short,
      done: row.to_pack ? row.packed : row.picked,
      place: row.to_pack ? row.tote : row.shelf,
      who: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' },
      gmtSince,
      gmtDue: row.due_at ?? after(gmtSince, allowed),
      version: row.version,
    };
  });
};

const repairs = async (db: ReadDatabase, { id }: PlannedWarehouse): Promise<Waiting[]> => {
  const rows = await db
    .selectFrom('repairs as r')
    .innerJoin('warehouses as house', 'house.id', 'r.warehouse_id')
    .leftJoin('shift_plans as plan', 'plan.warehouse_id', 'r.warehouse_id')
    .where('r.warehouse_id', '=', id)
    .where(repairOpen)
    .select(['r.repair_no', 'r.box', 'r.assignee_id', 'r.assignee_name', 'r.version', repairSince.as('gmtSince'), repairDue.as('gmtDue')])
    .limit(MAX_WAITING)
    .execute();
  return rows.map(({ repair_no, box, assignee_id, assignee_name, ...rest }) => ({
    station: 'repair',
    id: repair_no,
    label: repair_no,
    items: 1,
    done: 0,
    place: box,
    who: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    ...rest,
  }));
};
