import { sql } from 'kysely';
import {
  ownGoodsViews,
  type listOwnGoods,
  type OwnGoodsBalance,
  type OwnGoodsFilter,
  type OwnGoodsRow,
  type OwnGoodsView,
} from '#contracts/finance/self-operated.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { all, any, likeText, type Condition } from '../../kernel/lists/conditions.ts';
import { countedPage, sortedPage, type SortKey } from '../../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { goneGoods, ownGoodsBy, type OwnGoods } from './goods.ts';

type Page = DataOf<typeof listOwnGoods>;

const sortedBy = (column: string, type: SortKey['type']): SortKey => ({ by: sql`${sql.ref(column)}`, type, mayBeEmpty: true, atOnce: true });

export const ownGoodsSorts: Record<OwnGoodsFilter['sort'], SortKey> = {
  dayOut: sortedBy('g.day_out', 'text'),
  dayIn: sortedBy('g.day_in', 'text'),
  costCents: sortedBy('g.cost_cents', 'bigint'),
  saleCents: sortedBy('g.sale_cents', 'bigint'),
  profitCents: sortedBy('g.profit_cents', 'bigint'),
};
export const ownGoodsKey = 'g.one_id';

/** The day at whose end the stock is told. */
const lastDay = ({ endTime }: OwnGoodsFilter, today: string): string => endTime ?? today;

export const ownGoodsPage = async (db: ReadDatabase, filter: OwnGoodsFilter, today: string): Promise<Page> => {
  const [{ rows, next }, { matching, totals, ...counts }, balance] = await Promise.all([
    sortedPage(ownGoodsShown(db, filter, today), { sort: ownGoodsSorts[filter.sort], key: ownGoodsKey, request: filter }),
    narrowed(db, filter, today)
      .select([
        countIn(filter, filter.view).as('matching'),
        ...ownGoodsViews.map((view) => countIn(filter, view).as(view)),
        sql<Page['totals']>`json_build_object(${sql.join(figures.flatMap(({ name, column }) => [sql.lit(name), sumOf(filter, column)]))})`.as(
          'totals',
        ),
      ])
      .executeTakeFirstOrThrow(),
    ownGoodsBalance(db, lastDay(filter, today)),
  ]);
  return { ...countedPage(rows.map(toOwnGoods), { totalCount: matching, counts, next }, filter), totals, balance };
};

const figures = [
  { name: 'costCents', column: 'cost_cents' },
  { name: 'repairCents', column: 'repair_cents' },
  { name: 'labelCents', column: 'label_cents' },
  { name: 'saleCents', column: 'sale_cents' },
  { name: 'feeCents', column: 'fee_cents' },
  { name: 'profitCents', column: 'profit_cents' },
] as const satisfies readonly { name: keyof Page['totals']; column: keyof OwnGoods }[];

/** What the list holds under its view and filters, unsorted. */
export const ownGoodsShown = (db: ReadDatabase, filter: OwnGoodsFilter, today: string) =>
  narrowed(db, filter, today).where(inView(filter, filter.view)).selectAll('g');

const narrowed = (db: ReadDatabase, filter: OwnGoodsFilter, today: string) =>
  db.selectFrom(ownGoodsBy(lastDay(filter, today)).as('g')).where(filter.text ? named(likeText(filter.text)) : sql<boolean>`true`);

const named = (text: string): Condition =>
  any(...['g.one_id', 'g.sku', 'g.name'].map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${text}`));

const inView = (filter: OwnGoodsFilter, view: OwnGoodsView): Condition => {
  const stock = sql<boolean>`g.day_out is null`;
  const left = all(sql`g.day_out is not null`, filter.beginTime ? sql`g.day_out >= ${filter.beginTime}` : undefined);
  return view === 'all' ? any(stock, left) : { stock, left }[view];
};

const countIn = (filter: OwnGoodsFilter, view: OwnGoodsView) => sql<number>`count(*) filter (where ${inView(filter, view)})::int`;
const sumOf = (filter: OwnGoodsFilter, column: string) =>
  sql`coalesce(sum(${sql.ref(`g.${column}`)}) filter (where ${inView(filter, filter.view)}), 0)::float`;

export const toOwnGoods = (row: OwnGoods): OwnGoodsRow => ({
  oneId: row.one_id,
  sku: row.sku,
  name: row.name,
  size: row.size,
  image: row.image,
  isInStock: row.day_out === null,
  costCents: row.cost_cents,
  isBought: row.is_bought,
  repairCents: row.repair_cents,
  labelCents: row.label_cents,
  saleCents: row.sale_cents,
  feeCents: row.fee_cents,
  profitCents: row.profit_cents,
  dayIn: row.day_in,
  dayOut: row.day_out,
});

/** Its sides come from different tables: the stock from what became of each item, the account from the sums of all postings. */
const ownGoodsBalance = async (db: ReadDatabase, day: string): Promise<OwnGoodsBalance> => {
  const { rows } = await sql<{ stock: number; book: number; items: number; cents: number }>`
    SELECT (SELECT coalesce(sum(g.stock_cents), 0)::float FROM ${ownGoodsBy(day)} g WHERE g.day_out IS NULL) AS stock,
      (SELECT coalesce(sum(debit_cents - credit_cents), 0)::float FROM ledger_sums WHERE account = 'assets:goods' AND currency = 'USD' AND day <= ${day}) AS book,
      gone.items, gone.cents
    FROM ${goneGoods} AS gone`.execute(db);
  const { stock, book, items, cents } = rows[0]!;
  return { day, stockCents: stock, bookCents: book, goneItems: items, goneCents: cents };
};
