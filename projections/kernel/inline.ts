import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { updateRows, type ChangedRow } from './changed-rows.ts';
import { rowCache, type RowCache } from './row-cache.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { InlineWrite } from '#kernel/event-store/inline.ts';
import type { InlineProjection, LogProjection, RowProjection } from './projection.ts';
import { deleteRows, insertRows, readRows, upsertRows, type Row } from './rows.ts';
import { shapes, type TableShape } from './table.ts';

/** Projects the events of an append in its transaction. At once where nothing has to be read for it. */
export interface Inline {
  (sql: Sql, events: readonly RecordedEvent[]): InlineWrite | Promise<InlineWrite>;
  /** The log was set back: rows that are known may never have been. */
  forget(): void;
}

/**
 * Read models for the append's transaction. One read per touched table (sent at once) of the rows that are not known, then the folds; then the writes of the
 * changed tables, new rows and changed ones apart, so that the caller can send its COMMIT right behind.
 */
export const runInline = (projections: readonly InlineProjection[]): Inline => {
  const shape = shapes();
  const caches = new Map(projections.flatMap((one) => (one.kind === 'row' && one.ofOneStream ? [[one.name, rowCache()] as const] : [])));

  const foldRows = (projection: RowProjection<Row>, sql: Sql, events: readonly RecordedEvent[]): Prepared => {
    const touching = events.flatMap((event) => {
      const key = projection.keyOf(event);
      return key === null ? [] : [{ key, event }];
    });
    if (touching.length === 0) return undefined;
    const rows = caches.get(projection.name);
    const { before, unknown } = rows ? cachedRows(rows, touching) : { before: [], unknown: [...new Set(touching.map(({ key }) => key))] };
    return withShape(shape(sql, projection.table), (table) => {
      const fold = (read: readonly Row[]): InlineWrite => {
        const { added, changed, gone } = folded(projection, [...before, ...read], touching);
        return {
          write: () =>
            Promise.all([
              added.length > 0 && upsertRows(sql, table, projection.key, added),
              changed.length > 0 && updateRows(sql, table, projection.key, changed),
              gone.length > 0 && deleteRows(sql, table, projection.key, gone),
            ]),
          committed: () => {
            if (!rows) return;
            for (const row of [...added, ...changed.map(({ after }) => after)]) cacheIfComplete(rows, projection.key, row, table);
            gone.forEach(rows.delete);
          },
        };
      };
      return unknown.length > 0 ? readRows(sql, table, projection.key, unknown).then(fold) : fold([]);
    });
  };

  const logRows = (projection: LogProjection<Row>, sql: Sql, events: readonly RecordedEvent[]): Prepared => {
    const rows = events.flatMap((event) => projection.rowsOf(event));
    if (rows.length === 0) return undefined;
    return withShape(shape(sql, projection.table), (table) => ({ write: () => insertRows(sql, table, rows), committed: () => {} }));
  };

  const inline = (sql: Sql, events: readonly RecordedEvent[]): InlineWrite | Promise<InlineWrite> => {
    const prepared = projections.map((projection) =>
      projection.kind === 'log' ? logRows(projection, sql, events) : foldRows(projection, sql, events),
    );
    return prepared.some((one) => one instanceof Promise) ? Promise.all(prepared).then(together) : together(prepared as AtOnce[]);
  };
  return Object.assign(inline, { forget: () => caches.forEach((rows) => rows.clear()) });
};

type AtOnce = InlineWrite | undefined;
type Prepared = AtOnce | Promise<AtOnce>;

const together = (prepared: readonly AtOnce[]): InlineWrite => ({
  write: () => Promise.all(prepared.map((one) => one?.write())),
  committed: () => prepared.forEach((one) => one?.committed()),
});

const withShape = (table: TableShape | Promise<TableShape>, prepare: (table: TableShape) => InlineWrite | Promise<InlineWrite>): Prepared =>
  table instanceof Promise ? table.then(prepare) : prepare(table);

/** The rows that are known as they stand before the events; of a stream that begins there is none. */
const cachedRows = (rows: RowCache, touching: readonly Touch[]): { before: Row[]; unknown: string[] } => {
  const before: Row[] = [];
  const unknown: string[] = [];
  const first = new Map<string, number>();
  for (const { key, event } of touching) first.set(key, Math.min(event.version, first.get(key) ?? event.version));
  for (const [key, version] of first) {
    const row = rows.get(key, version - 1);
    if (row) before.push(row);
    else if (version > 1) unknown.push(key);
  }
  return { before, unknown };
};

/** A column that a row does not name has a default that only the database knows. */
const cacheIfComplete = (rows: RowCache, key: string, row: Row, { types }: TableShape): void => {
  if (isComplete(row, types)) rows.set(String(row[key]), row);
  else rows.delete(String(row[key]));
};

const isComplete = (row: Row, types: TableShape['types']): boolean => {
  for (const column of types.keys()) if (row[column] === undefined) return false;
  return true;
};

interface Touch {
  key: string;
  event: RecordedEvent;
}

interface Folded {
  added: Row[];
  changed: ChangedRow[];
  gone: string[];
}

/** The fold over one commit. A row that comes back as it went in is not written. */
const folded = ({ key, evolve }: RowProjection<Row>, before: readonly Row[], touching: readonly Touch[]): Folded => {
  const stored = new Map(before.map((row) => [String(row[key]), row]));
  const current = new Map<string, Row | undefined>(stored);
  for (const touch of touching) {
    const next = evolve(current.get(touch.key), touch.event);
    if (next !== undefined) current.set(touch.key, next ?? undefined);
  }
  const result: Folded = { added: [], changed: [], gone: [] };
  for (const [id, row] of current) {
    const at = stored.get(id);
    if (row && !at) result.added.push(row);
    else if (row && at && row !== at) result.changed.push({ before: at, after: row });
    else if (!row && at) result.gone.push(id);
  }
  return result;
};
