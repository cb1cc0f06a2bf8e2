import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Sql } from '../database/sql.ts';

/** Sends what was prepared; resolves when it is written. */
export type Write = () => Promise<unknown>;

/** What an append writes beside its events. */
export interface InlineWrite {
  write: Write;
  /** To be told when it is committed, and only then. */
  committed(): void;
}

/**
 * Read models written with the events. Called while the append is under way on the same connection: says what to write, at once where it had nothing to read. The
 * writes are sent together with COMMIT, and it is told when they are committed.
 */
export type Inline = (sql: Sql, events: readonly RecordedEvent[]) => InlineWrite | Promise<InlineWrite>;
