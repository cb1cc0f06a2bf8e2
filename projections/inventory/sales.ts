import { sql, type SelectQueryBuilder } from 'kysely';
import type { InventoryFilter, InventorySales } from '#contracts/inventory/inventory-queries.ts';

export const asksForSales = ({ soldBeginTime, soldEndTime }: InventoryFilter): boolean => (soldBeginTime ?? soldEndTime) !== undefined;

/** What items that were sold come to. What has no cost has no profit, as in the business overview. */
export const salesOf = (found: SelectQueryBuilder<any, any, any>): Promise<InventorySales> =>
  found
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('items'),
      sql<number>`count(i.cost_price_cents)::int`.as('costKnown'),
      sql<number>`coalesce(sum(i.sold_price_cents), 0)::float`.as('sales'),
      sql<number>`coalesce(sum(i.cost_price_cents), 0)::float`.as('cost'),
      sql<number>`coalesce(sum(i.sold_price_cents - i.cost_price_cents), 0)::float`.as('profit'),
    ])
    .executeTakeFirstOrThrow();
