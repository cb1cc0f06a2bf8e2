import { sql, type RawBuilder } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/viewer.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, any, type Condition } from '../kernel/conditions.ts';
import { papersInSight } from '../shared/inbound-papers.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse } from '../shared/sight.ts';
import { holdsPart, holdsText, holdsWords } from '../kernel/text-search.ts';
import { goodsProperties, wordsOfGoods } from './goods.ts';
import { inWarehouse, ofShop, searchedNumbers, searchedWithoutPapers, wordsOfItem } from './texts.ts';

/** Shorter texts are part of a number as often as one. */
const leastOfANumber = 8;
/** Items, or names and SKUs, that are told one by one to the queries that count and show what bears them. */
const mostNamed = 2_000;

interface Asked {
  viewer: Viewer;
  filter: Pick<InventoryFilter, 'text' | 'shopId' | 'wareId'>;
}

/**
 * Answers with what a text finds in the name, the SKU or the numbers of items. A whole ONE ID finds its item, with hyphens or without. Of a longer text, such as a
 * whole number of any kind, those that have it as whole words are found; where the answer is that there are none, and of every other, those that have it anywhere.
 */
export const finding = async <Answer>(
  db: ReadDatabase,
  asked: Asked,
  answer: (found: Condition | undefined) => Promise<Answer>,
  isNone: (answer: Answer) => boolean,
): Promise<Answer> => {
  const { text } = asked.filter;
  if (!text) return answer(undefined);
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return answer(isItem(plain));
  if (text.length >= leastOfANumber) {
    const found = await bearing(db, asked, text, holdsWords);
    const told = found && (await answer(found));
    if (told !== undefined && !isNone(told)) return told;
  }
  return answer((await bearing(db, asked, text, holdsPart)) ?? sql`false`);
};

/** The same over rows in place of the items, which have no index. */
export const textIn = (text: string | undefined, viewer: Viewer): Condition | undefined => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return isItem(plain);
  const inNumbers = (of: string): Condition => any(...spellings(text).map((one) => holdsText(of, one)));
  return any(
    ...goodsProperties.map((property) => holdsText(`lower(i.${property})`, text)),
    all(inNumbers(searchedNumbers('i')), inSight(inNumbers, viewer)),
  );
};

const isItem = (oneId: string): Condition => sql`i.one_id = ${oneId}`;

/** Part of a ONE ID may be written with hyphens. */
const spellings = (text: string): string[] => {
  const plain = normaliseOneId(text);
  return plain.length < 3 || plain === text.toUpperCase() ? [text] : [text, plain];
};

/** Which items bear the text, undefined where none does: it is looked for once, for all that then ask for items. */
const bearing = async (db: ReadDatabase, asked: Asked, text: string, holds: typeof holdsPart): Promise<Condition | undefined> => {
  const goods = sql`select g.property, g.value from inventory_goods g where ${holds(wordsOfGoods('g'), text)}`;
  const items = itemsByNumber(asked, text, holds);
  const most = sql.lit(mostNamed + 1);
  const { rows } = await sql<{ property: string; value: string }>`
    (${goods} limit ${most}) union all (select 'one_id', n.one_id from (${items}) n limit ${most})`.execute(db);
  const told = (property: string): string[] => [...new Set(rows.filter((row) => row.property === property).map(({ value }) => value))];

  const oneIds = told('one_id');
  const tooManyGoods = rows.length - oneIds.length > mostNamed;
  const byGoods = goodsProperties.flatMap((property) =>
    among(`i.${property}`, told(property), tooManyGoods && sql`select b.value from (${goods}) b where b.property = ${property}`),
  );
  // Joined, so that the other conditions do not choose an index by which all of a warehouse is gone through.
  if (byGoods.length === 0 && oneIds.length > 0 && oneIds.length <= mostNamed) return sql`i.one_id in (select unnest(${oneIds}::text[]))`;
  const bearers = [...byGoods, ...among('i.one_id', oneIds, oneIds.length > mostNamed && items)];
  return bearers.length > 0 ? any(...bearers) : undefined;
};

/** One of the values that were told; where there are too many, of all that a query finds. */
const among = (column: string, values: readonly string[], tooMany: RawBuilder<unknown> | false): Condition[] => {
  if (tooMany) return [sql`${sql.ref(column)} = any(array(${tooMany}))`];
  return values.length > 0 ? [sql`${sql.ref(column)} = any(${values}::text[])`] : [];
};

/** Their ONE IDs, as a query. What a viewer's shop may not know does not find. */
const itemsByNumber = ({ viewer, filter }: Asked, text: string, holds: typeof holdsPart): RawBuilder<unknown> => {
  const marks = marksOf(viewer, filter);
  const texts = any(...spellings(text).map((one) => holds(wordsOfItem('t'), one, marks)));
  const seen = inSight((of) => any(...spellings(text).map((one) => holdsText(of, one))), viewer);
  const found = sql`select t.one_id from inventory_texts t where ${texts}`;
  return seen ? sql`select i.one_id from inventory i where i.one_id = any(array(${found})) and ${seen}` : found;
};

const marksOf = (viewer: Viewer, { shopId, wareId }: Asked['filter']): string[] => {
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
