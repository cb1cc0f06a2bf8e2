import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Statement } from '#kernel/database/sql.ts';
import type { Inline as InlineOfLog, InlineWrite } from '#kernel/event-store/inline.ts';
import { updateRows, type ChangedRow } from './changed-rows.ts';
import { rowCache, type RowCache } from './row-cache.ts';
import type { InlineProjection, LogProjection, RowProjection } from '../projection.ts';
import { deleteRows, insertRows, rowsIn, selectRows, upsertRows, type Row } from './rows.ts';
import { selectShapes, shapesIn, type TableShape } from './table.ts';

export interface Inline extends InlineOfLog {
  /** The log was set back: rows that are known may never have been. */
  forget(): void;
}

/** One read model's part in an append that touches it. */
interface Part {
  table: string;
  /** Of the rows that are not known. */
  read: Statement | undefined;
  project(shape: TableShape, read: readonly Row[]): InlineWrite;
}

/**
 * Read models for the append's transaction. One read per touched table of the rows that are not known, then the folds, then the writes of the changed tables, new
 * rows and changed ones apart. A table's columns are asked for with the first read.
 */
export const runInline = (projections: readonly InlineProjection[]): Inline => {
  const shapes = new Map<string, TableShape>();
  const caches = new Map(projections.flatMap((one) => (one.kind === 'row' && one.ofOneStream ? [[one.name, rowCache()] as const] : [])));
  const partOf = (projection: InlineProjection, events: readonly RecordedEvent[]): Part | undefined =>
    projection.kind === 'log' ? logPart(projection, events) : rowPart(projection, events, caches.get(projection.name));

  return {
    prepare: (events) => {
      const parts = projections.flatMap((projection) => partOf(projection, events) ?? []);
      const newTables = parts.map(({ table }) => table).filter((table) => !shapes.has(table));
      return {
        reads: [...(newTables.length > 0 ? [selectShapes(newTables)] : []), ...parts.flatMap(({ read }) => read ?? [])],
        project: (answers) => {
          const rest = [...answers];
          if (newTables.length > 0) for (const [table, shape] of shapesIn(rest.shift()!, newTables)) shapes.set(table, shape);
          const writes = parts.map(({ table, read, project }) => {
            const shape = shapes.get(table)!;
            return project(shape, read ? rowsIn(rest.shift()!, shape) : []);
          });
          return { statements: writes.flatMap(({ statements }) => statements), committed: () => writes.forEach(({ committed }) => committed()) };
        },
      };
    },
    forget: () => caches.forEach((rows) => rows.clear()),
  };
};

const logPart = ({ table, rowsOf }: LogProjection<Row>, events: readonly RecordedEvent[]): Part | undefined => {
  const rows: Row[] = [];
  // Each read model is asked of each event, and hardly any of them is its own: nothing is made of those.
  for (const event of events) for (const row of rowsOf(event)) rows.push(row);
  if (rows.length === 0) return undefined;
  return { table, read: undefined, project: (shape) => ({ statements: [insertRows(shape, rows)], committed: () => {} }) };
};

const rowPart = (projection: RowProjection<Row>, events: readonly RecordedEvent[], cache: RowCache | undefined): Part | undefined => {
  const { table, key, keyOf } = projection;
  const touching: Touch[] = [];
  for (const event of events) {
    const touched = keyOf(event);
    if (touched !== null) touching.push({ key: touched, event });
  }
  if (touching.length === 0) return undefined;
  const { before, unknown } = cache ? cachedRows(cache, touching) : { before: [], unknown: [...new Set(touching.map((touch) => touch.key))] };
  return {
    table,
    read: unknown.length > 0 ? selectRows(table, key, unknown) : undefined,
    project: (shape, read) => {
      const { added, changed, gone } = folded(projection, [...before, ...read], touching);
      const updated = changed.length > 0 ? updateRows(shape, key, changed) : undefined;
      return {
        statements: [
          ...(added.length > 0 ? [upsertRows(shape, key, added)] : []),
          ...(updated ? [updated] : []),
          ...(gone.length > 0 ? [deleteRows(shape, key, gone)] : []),
        ],
        committed: () => {
          if (!cache) return;
          for (const row of [...added, ...changed.map(({ after }) => after)]) cacheIfComplete(cache, key, row, shape);
          gone.forEach(cache.delete);
        },
      };
    },
  };
};

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
