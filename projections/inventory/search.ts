import { sql, type RawBuilder } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, any, type Condition } from '../kernel/lists/conditions.ts';
import { whereReferencesVisible } from '../shared/inbound-references.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { containsText, containsWords, expressionContains } from '../kernel/lists/text-search.ts';
import { listedWarehouse } from '../shared/visible-fields.ts';
import { goodsProperties, wordsOfGoods } from './goods.ts';
import { inWarehouse, ofShop, searchedNumbers, searchedWithoutReferences, wordsOfItem } from './texts.ts';

/** Shorter texts are part of a number as often as one. */
const MIN_NUMBER_LENGTH = 8;
/** Items, or names and SKUs, that are told one by one to the queries that count and show what bears them. */
const MAX_NAMED_MATCHES = 2_000;

interface Asked {
  viewer: Viewer;
  filter: Pick<InventoryFilter, 'text' | 'shopId' | 'wareId'>;
}

/**
 * Answers with what a text finds in the name, the SKU or the numbers of items. A whole ONE ID finds its item, with hyphens or without. Of a longer text, such as a
 * whole number of any kind, those that have it as whole words are found; where the answer is that there are none, and of every other, those that have it anywhere.
 */
export const withSearch = async <Answer>(
  db: ReadDatabase,
  asked: Asked,
  answer: (found: Condition | undefined) => Promise<Answer>,
  isNone: (answer: Answer) => boolean,
): Promise<Answer> => {
  const { text } = asked.filter;
  if (!text) return answer(undefined);
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return answer(isItem(plain));
  if (text.length >= MIN_NUMBER_LENGTH) {
    const found = await matchingItems(db, asked, text, containsWords);
    const told = found && (await answer(found));
    if (told !== undefined && !isNone(told)) return told;
  }
  return answer((await matchingItems(db, asked, text, containsText)) ?? sql`false`);
};

/** The same over rows in place of the items, which have no index. */
export const textIn = (text: string | undefined, viewer: Viewer): Condition | undefined => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return isItem(plain);
  const inNumbers = (of: string): Condition => any(...spellings(text).map((one) => expressionContains(of, one)));
  return any(
    ...goodsProperties.map((property) => expressionContains(`lower(i.${property})`, text)),
    all(inNumbers(searchedNumbers('i')), whereVisible(inNumbers, viewer)),
  );
};

const isItem = (oneId: string): Condition => sql`i.one_id = ${oneId}`;

/** Part of a ONE ID may be written with hyphens. */
const spellings = (text: string): string[] => {
  const plain = normaliseOneId(text);
  return plain.length < 3 || plain === text.toUpperCase() ? [text] : [text, plain];
};

/** Which items bear the text, undefined where none does: it is looked for once, for all that then ask for items. */
const matchingItems = async (db: ReadDatabase, asked: Asked, text: string, holds: typeof containsText): Promise<Condition | undefined> => {
  const goods = sql`select g.property, g.value from inventory_goods g where ${holds(wordsOfGoods('g'), text)}`;
  const items = itemsByNumber(asked, text, holds);
  const most = sql.lit(MAX_NAMED_MATCHES + 1);
  const { rows } = await sql<{ property: string; value: string }>`
    (${goods} limit ${most}) union all (select 'one_id', n.one_id from (${items}) n limit ${most})`.execute(db);
  const told = (property: string): string[] => [...new Set(rows.filter((row) => row.property === property).map(({ value }) => value))];

  const oneIds = told('one_id');
  const tooManyGoods = rows.length - oneIds.length > MAX_NAMED_MATCHES;
  const byGoods = goodsProperties.flatMap((property) =>
    among(`i.${property}`, told(property), tooManyGoods && sql`select b.value from (${goods}) b where b.property = ${property}`),
  );
  // Joined, so that the other conditions do not choose an index by which all of a warehouse is gone through.
  if (byGoods.length === 0 && oneIds.length > 0 && oneIds.length <= MAX_NAMED_MATCHES) return sql`i.one_id in (select unnest(${oneIds}::text[]))`;
  const bearers = [...byGoods, ...among('i.one_id', oneIds, oneIds.length > MAX_NAMED_MATCHES && items)];
  return bearers.length > 0 ? any(...bearers) : undefined;
};

/** One of the values that were told; where there are too many, of all that a query finds. */
const among = (column: string, values: readonly string[], tooMany: RawBuilder<unknown> | false): Condition[] => {
  if (tooMany) return [sql`${sql.ref(column)} = any(array(${tooMany}))`];
  return values.length > 0 ? [sql`${sql.ref(column)} = any(${values}::text[])`] : [];
};

/** Their ONE IDs, as a query. What a viewer's shop may not know does not find. */
const itemsByNumber = ({ viewer, filter }: Asked, text: string, holds: typeof containsText): RawBuilder<unknown> => {
  const scopeTerms = scopeTermsOf(viewer, filter);
  const texts = any(...spellings(text).map((one) => holds(wordsOfItem('t'), one, scopeTerms)));
  const seen = whereVisible((of) => any(...spellings(text).map((one) => expressionContains(of, one))), viewer);
  const found = sql`select t.one_id from inventory_texts t where ${texts}`;
  return seen ? sql`select i.one_id from inventory i where i.one_id = any(array(${found})) and ${seen}` : found;
};

const scopeTermsOf = (viewer: Viewer, { shopId, wareId }: Asked['filter']): string[] => {
  const warehouseId = listedWarehouse(viewer, wareId);
  const shops = isSeller(viewer) ? [viewer.shopId, shopId] : [shopId];
  return [...shops.flatMap((id) => (id === undefined ? [] : [ofShop(id)])), ...(warehouseId === undefined ? [] : [inWarehouse(warehouseId)])];
};

type Holds = (expression: string) => Condition;

/** Looks at what the index leaves. */
const whereVisible = (holds: Holds, viewer: Viewer): Condition | undefined => {
  const own = whereReferencesVisible(viewer);
  return own && any(own, holds(searchedWithoutReferences('i')));
};
