import { sql } from 'kysely';
import { all, equal } from '../kernel/lists/conditions.ts';
import { inStock } from './in-stock.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { storageFeeOf } from './storage-rates.ts';
import type { StorageRatesRow } from './storage-terms-of.ts';

const ratesThere = sql<string>`coalesce(own.rates, usual.rates, '[]'::jsonb)`;

interface Where {
  wareId?: string | undefined;
  shopId?: number | undefined;
}

const ratesTable = (rates: readonly StorageRatesRow[]) =>
  sql<StorageRatesRow>`jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r("warehouseId" text, "shopId" integer, rates jsonb)`;

/** What lies in the warehouses, counted per warehouse, rates and day of its shelving there: so many items cost the same. To be named `d`. */
export const shelvedPerDay = (db: ReadDatabase, { wareId, shopId }: Where, rates: readonly StorageRatesRow[]) =>
  db
    .selectFrom('inventory as i')
    .innerJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .leftJoin(sql<StorageRatesRow>`(select * from ${ratesTable(rates)})`.as('own'), (join) =>
      join.onRef('own.warehouseId', '=', 'i.warehouse_id').onRef('own.shopId', '=', 'i.shop_id'),
    )
    .leftJoin(sql<StorageRatesRow>`(select * from ${ratesTable(rates)})`.as('usual'), (join) =>
      join.onRef('usual.warehouseId', '=', 'i.warehouse_id').on('usual.shopId', 'is', null),
    )
    .where(all(inStock, sql`i.shelved_at is not null`, equal('i.warehouse_id', wareId), equal('i.shop_id', shopId)))
    .groupBy(['w.id', ratesThere, sql`(i.shelved_at at time zone w.time_zone)::date`])
    .select([
      'w.time_zone',
      ratesThere.as('rates'),
      sql<string>`(i.shelved_at at time zone w.time_zone)::date`.as('day'),
      sql<number>`count(*)::int`.as('items'),
    ]);

/** Today in the warehouse of `d`. */
export const todayThere = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone d.time_zone)::date`;

/** What all items of `d` have cost so far. Cents. */
export const feeSoFar = (now: Date) =>
  sql<number>`coalesce(sum(d.items * ${storageFeeOf({ shelved: sql`d.day`, until: todayThere(now) }, 'd.rates')}), 0)::float`;
