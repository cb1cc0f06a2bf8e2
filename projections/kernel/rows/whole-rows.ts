import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { InlineProjection, LogProjection, RowProjection } from '../projection.ts';
import type { Row } from './rows.ts';

/** Rows of one read table. */
export interface TableRows {
  table: string;
  rows: Row[];
}

export interface WholeRows {
  take(events: readonly RecordedEvent[]): void;
  /** Rows of single events, since they were asked for last. */
  logged(): TableRows[];
  /** Rows of whole streams. */
  folded(): TableRows[];
}

/**
 * The rows of streams whose every event is taken here, from their first to their last: nothing is read, and each row is written once, as it is in
 * the end. What nobody else writes meanwhile comes out as from the log.
 */
export const wholeRows = (projections: readonly InlineProjection[]): WholeRows => {
  const folds = projections
    .filter((one): one is RowProjection<Row> => one.kind === 'row')
    .map((projection) => ({ projection, rows: new Map<string, Row>() }));
  const logs = projections.filter((one): one is LogProjection<Row> => one.kind === 'log').map((projection) => ({ projection, rows: [] as Row[] }));

  return {
    take: (events) => {
      for (const event of events) {
        for (const { projection, rows } of folds) fold(projection, rows, event);
        for (const { projection, rows } of logs) rows.push(...projection.rowsOf(event));
      }
    },
    logged: () => logs.map(({ projection: { table }, rows }) => ({ table, rows: rows.splice(0) })),
    folded: () => folds.map(({ projection: { table }, rows }) => ({ table, rows: [...rows.values()] })),
  };
};

const fold = (projection: RowProjection<Row>, rows: Map<string, Row>, event: RecordedEvent): void => {
  const key = projection.keyOf(event);
  if (key === null) return;
  const next = projection.evolve(rows.get(key), event);
  if (next === null) rows.delete(key);
  else if (next !== undefined) rows.set(key, next);
};
