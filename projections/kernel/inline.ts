import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import { updateRows, type ChangedRow } from './changed-rows.ts';
import type { InlineProjection, LogProjection, RowProjection, SqlExecutor, Write } from './projection.ts';
import { deleteRows, insertRows, readRows, upsertRows, type Row } from './rows.ts';
import { shapes } from './table.ts';

/**
 * Read models for the append's transaction. One read per touched table (sent at once), then the folds; what resolves sends the writes of the
 * changed tables, new rows and changed ones apart, so that the caller can send its COMMIT right behind.
 */
export const runInline = (projections: readonly InlineProjection[]): ((sql: SqlExecutor, events: readonly RecordedEvent[]) => Promise<Write>) => {
  const shape = shapes();

  const foldRows = async (projection: RowProjection<Row>, sql: SqlExecutor, events: readonly RecordedEvent[]): Promise<Write | undefined> => {
    const touching = events.flatMap((event) => {
      const key = projection.keyOf(event);
      return key === null ? [] : [{ key, event }];
    });
    if (touching.length === 0) return undefined;
    const table = await shape(sql, projection.table);
    const before = await readRows(sql, table, projection.key, [...new Set(touching.map(({ key }) => key))]);
    const { added, changed, gone } = folded(projection, before, touching);
    return () =>
      Promise.all([
        added.length > 0 && upsertRows(sql, table, projection.key, added),
        changed.length > 0 && updateRows(sql, table, projection.key, changed),
        gone.length > 0 && deleteRows(sql, table, projection.key, gone),
      ]);
  };

  const logRows = async (projection: LogProjection<Row>, sql: SqlExecutor, events: readonly RecordedEvent[]): Promise<Write | undefined> => {
    const rows = events.flatMap((event) => projection.rowsOf(event));
    if (rows.length === 0) return undefined;
    const table = await shape(sql, projection.table);
    return () => insertRows(sql, table, rows);
  };

  return async (sql, events) => {
    const prepared = await Promise.all(
      projections.map((projection) => ('rowsOf' in projection ? logRows(projection, sql, events) : foldRows(projection, sql, events))),
    );
    return () => Promise.all(prepared.map((write) => write?.()));
  };
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
