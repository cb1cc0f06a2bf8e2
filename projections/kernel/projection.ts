import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { PositionedEvent } from '#kernel/event-store/reading/log-reader.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { DerivedTable } from './derived/derived-table.ts';

/**
 * A read model with one row per stream (or per event). Written in the append's transaction, by one read and one write for a whole commit:
 * the kernel loads the rows of the touched keys, folds every event with `evolve`, and upserts what came out.
 * The same fold rebuilds the table from the log and answers "as of".
 */
export interface RowProjection<Row extends object = object> {
  kind: 'row';
  name: string;
  table: string;
  /** Primary key column; its value is what `keyOf` answers. */
  key: keyof Row & string;
  /** Which row an event touches; null when none. */
  keyOf(event: RecordedEvent): string | null;
  /** Pure. `undefined` in: no row yet; `null` out: the row goes. */
  evolve(row: Row | undefined, event: RecordedEvent): Row | null | undefined;
  /** Each row follows one stream alone, and its column `version` tells how far. */
  ofOneStream?: true;
  /** Tables that the database keeps beside this one. */
  derived?: readonly DerivedTable[];
}

/** A read model that keeps a row for each event as it was: the timeline. Written in the append's transaction, in one statement. */
export interface LogProjection<Row extends object = object> {
  kind: 'log';
  name: string;
  table: string;
  rowsOf(event: RecordedEvent): Row[];
  /** Tables that the database keeps beside this one. */
  derived?: readonly DerivedTable[];
}

export type InlineProjection = RowProjection<any> | LogProjection<any>;

/** Sends what was prepared; resolves when it is written. */
export type Write = () => Promise<unknown>;

/** A read model that sums across streams; fed in log order by the processor, which commits its checkpoint with what was written. */
export interface SumProjection {
  kind: 'sum';
  name: string;
  tables: readonly string[];
  /** Tables of sums alone, and their columns that add up: a row of nothing but zeros tells the same as none. */
  sums?: { tables: readonly string[]; measures: readonly string[] };
  /** Reads what it needs and adds up; what resolves sends the writes, without waiting for one before the next. */
  apply(db: Sql, events: readonly RecordedEvent[]): Promise<Write>;
  /**
   * Holds the rows that a batch touched against each other, in the batch's own transaction: sent behind its writes, without waiting for them. A rebuild does not
   * ask. Answers what contradicts itself, in words for the log of the node.
   */
  verify?(db: Sql, batch: readonly PositionedEvent[]): Promise<readonly string[]>;
}

export type AnyProjection = InlineProjection | SumProjection;

/** What the database keeps beside the projection's own table. */
export const derivedTablesOf = (projection: AnyProjection): readonly DerivedTable[] => (projection.kind === 'sum' ? [] : (projection.derived ?? []));

/** All tables that are made of the log by way of the projection. */
export const tablesOf = (projection: AnyProjection): readonly string[] =>
  projection.kind === 'sum' ? projection.tables : [projection.table, ...derivedTablesOf(projection).map(({ table }) => table)];
