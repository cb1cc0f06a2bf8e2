import { sql } from 'kysely';
import { MAX_ELIGIBLE, type EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, equal, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface Filter {
  shopId: number;
  text?: string | undefined;
  wareId?: string | undefined;
}

/** What may go into the programme, the longest stored first: sound pairs of shoes that are available and offered nowhere. */
export const eligibleItems =
  (db: ReadDatabase) =>
  async ({ shopId, text, wareId }: Filter): Promise<Omit<EligibleItem, 'lowest'>[]> => {
    const rows = await db
      .selectFrom('inventory as i')
      .leftJoin('warehouses as w', 'w.id', 'i.warehouse_id')
      .where('i.shop_id', '=', shopId)
      .where('i.state', '=', 'available')
      .where('i.check_result', '=', 'qualified')
      // Shoes are sized by figures.
      .where(sql<boolean>`i.size ~ '^[0-9]'`)
      .where(all(text ? named(text) : undefined, equal('i.warehouse_id', wareId)))
      .where(sql<boolean>`not exists (select from listings l where l.one_id = i.one_id and l.ended_at is null)`)
      .orderBy('i.shelved_at')
      .orderBy('i.one_id')
      .limit(MAX_ELIGIBLE)
      .select(['i.one_id', 'i.sku', 'i.brand', 'i.name', 'i.size', 'i.image', 'i.warehouse_id', 'w.name as ware_name', 'i.cost_price_cents'])
      .select('i.shelved_at')
      .execute();
    return rows.map((row) => ({
      oneId: row.one_id,
      sku: row.sku,
      brand: row.brand,
      remarks: row.name,
      spec: row.size,
      img: row.image,
      warehouseId: row.warehouse_id,
      wareName: row.ware_name ?? '',
      costPrice: row.cost_price_cents,
      gmtIn: row.shelved_at,
    }));
  };

/** A ONE ID, or the beginning of a SKU. */
const named = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  return isOneId(oneId) ? sql`i.one_id = ${oneId}` : sql`starts_with(i.sku, ${text.toUpperCase()})`;
};
