import type { ItemSummary } from '#contracts/item/item-summary.ts';
import type { ReadTables } from '../kernel/read-database.ts';
import type { VisibleFields } from './visible-fields.ts';

/** What lists and the drawer show of an item alike. */
export const itemSummary = (item: ReadTables['inventory'], visible: VisibleFields): ItemSummary => ({
  id: item.one_id,
  oneId: item.one_id,
  sku: item.sku,
  ...(visible.staff && { pku: item.pku }),
  brand: item.brand,
  remarks: item.name,
  spec: item.size,
  img: item.image,
  state: item.state,
  status: item.status,
  defective: item.defective,
  costPrice: item.cost_price_cents,
  supply: item.supply,
  oneidRelated: item.related_one_id,
  gmtOut: item.out_at,
});
