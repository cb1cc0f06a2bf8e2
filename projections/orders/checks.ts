import { sql } from 'kysely';
import { inspectionResults } from '#contracts/item/inspection-results.ts';
import { isLabelCode } from '#contracts/labels/label-code.ts';
import type { OrderCheck } from '#contracts/outbound/order-rows.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { FoundUnit } from './order-items.ts';
import type { FoundOrder } from './found-orders.ts';

/** What a reviewer would look up by hand. The deciders look again when the request is approved. */
export const checksOf = async (db: ReadDatabase, order: FoundOrder, units: readonly FoundUnit[]): Promise<OrderCheck[]> => [
  failing('sameWarehouse', units, (unit) => unit.warehouse_id !== order.warehouse_id),
  ...(order.finished_at ? [] : [failing('reservedForThisOrder', units, (unit) => unit.odd_no !== order.odd_no), sameOwner(order, units)]),
  ...(order.label ? await labelChecks(db, order, order.label.logNo) : []),
  { ...failing('noDefects', units, (unit) => unit.defective), note: defects(units) },
];

const failing = (check: OrderCheck['check'], units: readonly FoundUnit[], fails: (unit: FoundUnit) => boolean): OrderCheck => {
  const count = units.filter(fails).length;
  return { check, passed: count === 0, count, note: null };
};

const sameOwner = (order: FoundOrder, units: readonly FoundUnit[]): OrderCheck =>
  failing('sameOwner', units, (unit) => unit.shop_id !== order.shop_id);

const labelChecks = async (db: ReadDatabase, order: FoundOrder, logNo: string): Promise<OrderCheck[]> => {
  const others = await db
    .selectFrom('orders')
    .where(sql<boolean>`lower(log_no) = lower(${logNo})`)
    .where('odd_no', '<>', order.odd_no)
    .where('state', 'not in', ['rejected', 'cancelled'])
    .select('odd_no')
    .orderBy('odd_no')
    .execute();
  return [
    { check: 'labelCodeValid', passed: isLabelCode(logNo), count: isLabelCode(logNo) ? 0 : 1, note: logNo },
    { check: 'labelCodeNew', passed: others.length === 0, count: others.length, note: others[0]?.odd_no ?? null },
  ];
};

/** Inspection results found among the units, by name. */
const defects = (units: readonly FoundUnit[]): string | null =>
  [...new Set(units.flatMap(({ check_result }) => (check_result && inspectionResults[check_result].defective ? [check_result] : [])))].join(', ') ||
  null;
