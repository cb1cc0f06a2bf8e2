import type { ItemEvent } from '#contracts/item/item-events.ts';
import { factsSaidBy, noFacts, type ItemFacts } from '#contracts/item/item-facts.ts';

/** Where each fact of an item stands in its row. */
const columnOf = {
  shopId: 'shop_id',
  costPrice: 'cost_price_cents',
  supply: 'supply',
  quotedPrice: 'quoted_cents',
  shelfId: 'shelf_id',
  shelfName: 'shelf_name',
  oddNo: 'odd_no',
  requestType: 'request_type',
  dropship: 'dropship',
  repairNo: 'repair_no',
} as const satisfies Record<keyof ItemFacts, string>;

type Column<Fact> = undefined extends Fact ? Exclude<Fact, undefined> | null : Fact;

/** The facts of an item as columns: what is absent is null. */
export type FactColumns = { [Fact in keyof ItemFacts as (typeof columnOf)[Fact]]-?: Column<ItemFacts[Fact]> };

const asColumns = (facts: Partial<ItemFacts>): Partial<FactColumns> => {
  const columns: Record<string, unknown> = {};
  for (const fact in facts) columns[columnOf[fact as keyof ItemFacts]] = facts[fact as keyof ItemFacts] ?? null;
  return columns;
};

export const noFactColumns = asColumns(noFacts) as FactColumns;

/** The facts that an event changes. */
export const factColumns = (before: Pick<FactColumns, 'shop_id' | 'quoted_cents'>, event: ItemEvent): Partial<FactColumns> =>
  asColumns(factsSaidBy(event, { shopId: before.shop_id, quotedPrice: before.quoted_cents }));
