import { sql, type SelectQueryBuilder } from 'kysely';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { csvLine, csvMark } from '#contracts/kernel/csv.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import { atOneMoment } from './moment.ts';
import { oneByOne } from './one-by-one.ts';
import type { ReadDatabase } from './read-database.ts';
import { sortedPage, type SortKey } from './sorted-page.ts';

export interface FileColumn<Row> {
  head: Words;
  /** Null where the row has none. */
  cell: (row: Row) => string | null;
}

interface List<Found, Row> {
  /** Of the file, without its ending. */
  name: string;
  viewer: Pick<Viewer, 'language'>;
  /** All that the viewer's list shows, unsorted. */
  found: (db: ReadDatabase) => SelectQueryBuilder<any, any, Found> | Promise<SelectQueryBuilder<any, any, Found>>;
  sort: SortKey;
  key: string;
  order: 'asc' | 'desc';
  /** As the list answers it. */
  rowOf: (found: Found) => Row;
  columns: readonly FileColumn<Row>[];
}

const usual = {
  /** Rows that one file holds at most: about 20 MB. */
  most: 50_000,
  /** Rows in memory at a time. */
  atOnce: 1000,
  /** Files that may be asked for while one is written. */
  waiting: 8,
};

/**
 * Lists as CSV files, UTF-8. Of all that go through one of these, one file is written at a time, as the list stands at one moment; a list that is too long
 * is refused before it is read.
 */
export const listFiles = (db: ReadDatabase, limits: Partial<typeof usual> = {}) => {
  const { most, atOnce, waiting } = { ...usual, ...limits };
  const inTurn = oneByOne(waiting);

  const write = <Found, Row>({ name, viewer, found, sort, key, order, rowOf, columns }: List<Found, Row>): Promise<FileAnswer | Rejection> =>
    atOneMoment(db, async (moment) => {
      const rows = await found(moment);
      if (await isLonger(moment, rows, most)) return reject('ListTooLong', { params: { max: most.toLocaleString('en-US') } });
      const parts = [Buffer.from(csvMark + csvLine(columns.map(({ head }) => say(head, viewer.language))))];
      let after: string | undefined;
      do {
        const page = await sortedPage(rows, { sort, key, request: { current: 1, size: atOnce, order, after } });
        const lines = page.rows.map(rowOf).map((row) => csvLine(columns.map(({ cell }) => cell(row) ?? '')));
        parts.push(Buffer.from(lines.join('')));
        after = page.next ?? undefined;
      } while (after !== undefined);
      return { file: Buffer.concat(parts), contentType: 'text/csv; charset=utf-8', download: `${name}.csv` };
    });

  return async <Found, Row>(list: List<Found, Row>): Promise<FileAnswer | Rejection> => (await inTurn(() => write(list))) ?? reject('Unavailable');
};

export type ListFiles = ReturnType<typeof listFiles>;

/** Counts no further than that. */
const isLonger = async (db: ReadDatabase, rows: SelectQueryBuilder<any, any, any>, most: number): Promise<boolean> => {
  const first = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(most + 1);
  const { counted } = await db
    .selectFrom(first.as('first'))
    .select(sql<number>`count(*)::int`.as('counted'))
    .executeTakeFirstOrThrow();
  return counted > most;
};
