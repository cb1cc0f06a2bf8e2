import { sql } from 'kysely';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, any, type Condition } from '#projections/kernel/conditions.ts';
import { papersInSight } from '#projections/kernel/inbound-papers.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { isSeller, listedWarehouse } from '#projections/kernel/sight.ts';
import { holdsPart, holdsText, holdsWords } from '#projections/kernel/text-search.ts';
import { withFreeUntil } from './counts.ts';
import { narrowed } from './filter.ts';
import { inWarehouse, ofShop, searchedText, searchedWithoutPapers, wordsOfItem } from './texts.ts';

/** Shorter texts are part of a number as often as one. */
const leastOfANumber = 8;
/** Items that are named one by one to the queries that count and show them. */
const mostNamed = 2_000;

interface Asked {
  viewer: Viewer;
  filter: InventoryFilter;
  now: Date;
}

/**
 * What a text finds among the items that the rest of the filter leaves. A whole ONE ID finds its item, with hyphens or without. Of a longer text, such as a whole
 * number of any kind, those that have it as whole words are found; where there are none, and of every other, those that have it anywhere in the name and the
 * numbers that the viewer knows.
 */
export const textFound = async (db: ReadDatabase, { viewer, filter: { text, ...others }, now }: Asked): Promise<Condition | undefined> => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return isItem(plain);
  const rest = narrowed(viewer, others as InventoryFilter, now);
  const marks = marksOf(viewer, others);
  for (const holds of text.length >= leastOfANumber ? [holdsWords, holdsPart] : [holdsPart]) {
    const texts = any(...spellings(text).map((one) => holds(wordsOfItem('t'), one, marks)));
    const found = all(
      sql`i.one_id = any(array(select t.one_id from inventory_texts t where ${texts}))`,
      inSight((of) => any(...spellings(text).map((one) => holdsText(of, one))), viewer),
    );
    const rows = await withFreeUntil(db, now)
      .selectFrom('inventory as i')
      .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
      .where(all(rest, found))
      .select('i.one_id')
      .limit(mostNamed + 1)
      .execute();
    if (rows.length > mostNamed) return found;
    // Joined, so that the other conditions do not choose an index by which all of a warehouse is gone through.
    if (rows.length > 0) return sql`i.one_id in (select unnest(${rows.map((row) => row.one_id)}::text[]))`;
  }
  return sql`false`;
};

/** The same over rows in place of the items, which have no index. */
export const textIn = (text: string | undefined, viewer: Viewer): Condition | undefined => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return isItem(plain);
  const holds = (of: string): Condition => any(...spellings(text).map((one) => holdsText(of, one)));
  return all(holds(searchedText('i')), inSight(holds, viewer));
};

const isItem = (oneId: string): Condition => sql`i.one_id = ${oneId}`;

/** Part of a ONE ID may be written with hyphens. */
const spellings = (text: string): string[] => {
  const plain = normaliseOneId(text);
  return plain.length < 3 || plain === text.toUpperCase() ? [text] : [text, plain];
};

const marksOf = (viewer: Viewer, { shopId, wareId }: Pick<InventoryFilter, 'shopId' | 'wareId'>): string[] => {
  const warehouseId = listedWarehouse(viewer, wareId);
  const shops = isSeller(viewer) ? [viewer.shopId, shopId] : [shopId];
  return [...shops.flatMap((id) => (id === undefined ? [] : [ofShop(id)])), ...(warehouseId === undefined ? [] : [inWarehouse(warehouseId)])];
};

type Holds = (expression: string) => Condition;

/** Looks at what the index leaves. */
const inSight = (holds: Holds, viewer: Viewer): Condition | undefined => {
  const own = papersInSight(viewer);
  return own && any(own, holds(searchedWithoutPapers('i')));
};
