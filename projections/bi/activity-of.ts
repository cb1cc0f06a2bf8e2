import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from '#contracts/kernel/lists/date-range.ts';
import { all, equal } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { measures, type HourActivityRow } from './table.ts';

export interface Scope {
  wareId?: string | undefined;
  shopId?: number | undefined;
}

const hourMs = 3_600_000;

/** The hours of UTC in which one of these days begins, not at their beginning; none in most zones. */
export const cutHours = (days: readonly string[], timeZone: string): string[] =>
  days
    .map((day) => startOfDay(day, timeZone).getTime())
    .filter((start) => start % hourMs !== 0)
    .map((start) => new Date(start - (start % hourMs)).toISOString());

/** What happened hour by hour, as `a`; where no shop is asked for, of all of them together. The hours of `cut` come by their quarters. */
export const activityOf = (db: ReadDatabase, { wareId, shopId }: Scope, cut: readonly string[]) =>
  db
    .selectFrom((shopId === undefined ? ofWarehousesByHours(cut) : ofShopsByHours(cut)).as('a'))
    .where(all(equal('a.warehouse_id', wareId), equal('a.shop_id', shopId)));

export const ofShopsByHours = (cut: readonly string[]): RawBuilder<HourActivityRow> => byHours('activity_hourly', ['warehouse_id', 'shop_id'], cut);

/** Has no `shop_id`: nobody asks for it. */
const ofWarehousesByHours = (cut: readonly string[]): RawBuilder<HourActivityRow> => byHours('activity_of_warehouses', ['warehouse_id'], cut);

const quarters = [0, 15, 30, 45].map((minutes) => minutes * 60_000);

const byHours = (
  table: 'activity_hourly' | 'activity_of_warehouses',
  whose: readonly string[],
  cut: readonly string[],
): RawBuilder<HourActivityRow> => {
  if (cut.length === 0) return sql`${sql.table(table)}`;
  const columns = sql.join([...whose, ...measures].map((column) => sql.ref(column)));
  const parts = cut.flatMap((hour) => quarters.map((quarter) => new Date(Date.parse(hour) + quarter).toISOString()));
  return sql`(
    SELECT hour, ${columns} FROM ${sql.table(table)} WHERE hour <> ALL(${cut}::timestamptz[])
    UNION ALL
    SELECT quarter, ${columns} FROM activity_quarters WHERE quarter = ANY(${parts}::timestamptz[])
  )`;
};
