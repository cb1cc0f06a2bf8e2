import { sql, type SelectQueryBuilder } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { listFormats, type ListFormat } from '#contracts/files/file-answers.ts';
import { csvLine, csvMark, type CsvCell } from '#contracts/kernel/lists/csv.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import { inSnapshot } from '../snapshot.ts';
import type { ReadDatabase } from '../read-database.ts';
import { sortedPage, type SortKey } from '../lists/sorted-page.ts';
import { workbookOf, type CellKind, type WorkbookRow } from './workbook.ts';

export interface FileColumn<Row> {
  head: Words;
  kind: CellKind;
  /** As CSV says it; null where the row has none. */
  cell: (row: Row) => string | null;
}

interface Told<Row> {
  /** Of the file, without its ending. */
  name: string;
  viewer: Pick<Viewer, 'language' | 'accountId'>;
  format: ListFormat;
  columns: readonly FileColumn<Row>[];
}

interface List<Found, Row> extends Told<Row> {
  /** All that the viewer's list shows, unsorted. */
  found: (db: ReadDatabase) => SelectQueryBuilder<any, any, Found> | Promise<SelectQueryBuilder<any, any, Found>>;
  sort: SortKey;
  key: string;
  order: 'asc' | 'desc';
  /** As the list answers it. */
  rowOf: (found: Found) => Row;
}

/** A page of rows, and how many there are in all, where it is the first. */
type PageOf<Row> = (
  db: ReadDatabase,
  request: { size: number; after: string | undefined },
) => Promise<{ rows: readonly Row[]; next: string | null; total: number }>;

/** What no single query gives, such as the rows of a moment that has passed. */
interface ListInPages<Row> extends Told<Row> {
  pageOf: PageOf<Row>;
}

const usual = {
  /** Rows that one file holds at most: about 20 MB. */
  most: 50_000,
  /** Rows in memory at a time. */
  atOnce: 1000,
};

/** Writes a file when it is the account's turn, or says why it is not. */
export type WriteInTurn = (accountId: string, write: () => Promise<FileAnswer | Rejection>) => Promise<FileAnswer | Rejection>;

/**
 * Lists as CSV files, UTF-8, and as workbooks, each as the list stands at one moment. A list that is too long is refused before it is read.
 */
export const listFiles = (db: ReadDatabase, writeInTurn: WriteInTurn, limits: Partial<typeof usual> = {}) => {
  const { most, atOnce } = { ...usual, ...limits };

  const write = <Row>({ name, viewer, format, columns, pageOf }: ListInPages<Row>): Promise<FileAnswer | Rejection> =>
    inSnapshot(db, async (moment) => {
      const heads = columns.map(({ head }) => say(head, viewer.language));
      const kinds = columns.map(({ kind }) => kind);
      const isText = format === 'csv';
      const parts = isText ? [Buffer.from(csvMark + csvLine(heads))] : [];
      let after: string | undefined;
      do {
        const page = await pageOf(moment, { size: atOnce, after });
        if (page.total > most) return reject('ListTooLong', { params: { max: most.toLocaleString('en-US') } });
        const cells = page.rows.map((row) => columns.map(({ cell }) => cell(row)));
        const lines = cells.map((row) => (isText ? csvLine(row.map((cell, index) => csvCell(kinds[index]!, cell))) : `${JSON.stringify(row)}\n`));
        parts.push(Buffer.from(lines.join('')));
        after = page.next ?? undefined;
      } while (after !== undefined);
      const { ending, contentType } = listFormats[format];
      return {
        file: Buffer.concat(parts),
        ...(!isText && { packed: (text: string) => workbookOf(kinds, heads, rowsIn(text)) }),
        contentType,
        download: `${name}.${ending}`,
      };
    });

  return <Found, Row>(list: List<Found, Row> | ListInPages<Row>): Promise<FileAnswer | Rejection> =>
    writeInTurn(list.viewer.accountId, () => write({ ...list, pageOf: 'pageOf' in list ? list.pageOf : pagesOf(list, most) }));
};

export type ListFiles = ReturnType<typeof listFiles>;

const csvCell = (kind: CellKind, cell: string | null): CsvCell => (kind === 'text' || cell === null ? (cell ?? '') : { written: cell });

/** One at a time: a list is large as objects. */
function* rowsIn(lines: string): Generator<WorkbookRow> {
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf('\n', start);
    yield JSON.parse(lines.slice(start, end)) as WorkbookRow;
    start = end + 1;
  }
}

/** Nothing is read of a list that has more rows than that. */
const pagesOf = <Found, Row>({ found, sort, key, order, rowOf }: List<Found, Row>, most: number): PageOf<Row> => {
  let shown: SelectQueryBuilder<any, any, Found> | undefined;
  return async (db, { size, after }) => {
    shown ??= await found(db);
    const total = after === undefined ? await countUpTo(db, shown, most + 1) : 0;
    if (total > most) return { rows: [], next: null, total };
    const { rows, next } = await sortedPage(shown, { sort, key, request: { current: 1, size, order, after } });
    return { rows: rows.map(rowOf), next, total };
  };
};

const countUpTo = async (db: ReadDatabase, rows: SelectQueryBuilder<any, any, any>, most: number): Promise<number> => {
  const first = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(most);
  const { counted } = await db
    .selectFrom(first.as('first'))
    .select(sql<number>`count(*)::int`.as('counted'))
    .executeTakeFirstOrThrow();
  return counted;
};
