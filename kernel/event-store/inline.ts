import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { rowsOfEach, type Sql, type Statement } from '../database/sql.ts';

/**
 * Read models that are written with the events. It sends nothing itself: each step names statements, and the transaction of the append decides when they go, so
 * that no step waits where there is nothing to wait for.
 */
export interface Inline {
  prepare(events: readonly RecordedEvent[]): PreparedProjection;
}

export interface PreparedProjection {
  /** What the folds need and this node does not know. Where there is none, the writes can be sent behind the append at once. */
  reads: readonly Statement[];
  /** Folds the events. `answers` are the rows of each of `reads`, in their order. */
  project(answers: readonly (readonly Record<string, unknown>[])[]): InlineWrite;
}

/** What an append writes beside its events, with its COMMIT. */
export interface InlineWrite {
  statements: readonly Statement[];
  /** To be told when it is committed, and only then. */
  committed(): void;
}

/** Its steps one after the other, in a transaction that waits for each. */
export const projectInline = async (sql: Sql, inline: Inline, events: readonly RecordedEvent[]): Promise<void> => {
  const { reads, project } = inline.prepare(events);
  await rowsOfEach(sql, project(await rowsOfEach(sql, reads)).statements);
};
