import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { RowProjection } from './projection.ts';

/**
 * What the log held of these streams at a moment, each from its first event through the last that was recorded by then, in today's shape. A clock that was
 * set back leaves no gap: what precedes that event belongs to the stream as it was.
 */
export type StreamsAsOf = (streamIds: readonly string[], moment: Date) => Promise<RecordedEvent[]>;

/** Rows of a read model as they were at a moment, by key; those that were not there yet, or not any more, are left out. */
export type RowsAsOf<Row extends object> = (keys: readonly string[], moment: Date) => Promise<ReadonlyMap<string, Row>>;

/** A row at a moment is the fold that keeps it, stopped there. `prefix` and key make the name of its stream. */
export const rowsAsOf =
  <Row extends object>(streamsAsOf: StreamsAsOf, { keyOf, evolve }: RowProjection<Row>, prefix: string): RowsAsOf<Row> =>
  async (keys, moment) => {
    const rows = new Map<string, Row>();
    if (keys.length === 0) return rows;
    for (const event of await streamsAsOf(
      keys.map((key) => `${prefix}-${key}`),
      moment,
    )) {
      const key = keyOf(event);
      if (key === null) continue;
      const row = evolve(rows.get(key), event);
      if (row) rows.set(key, row);
      else if (row === null) rows.delete(key);
    }
    return rows;
  };
