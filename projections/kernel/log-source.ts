import type { PoolClient } from 'pg';
import type { LogPosition, RecordedEvent } from '#contracts/kernel/recorded-event.ts';

export interface PositionedEvent {
  position: LogPosition;
  event: RecordedEvent;
}

/** The log as read models follow it; the event store's reader is one. */
export interface LogSource {
  readAfter(position: LogPosition | undefined, limit: number): Promise<PositionedEvent[]>;
  readCommittedAfter(position: LogPosition | undefined, limit: number): Promise<PositionedEvent[]>;
  committedPosition(): Promise<LogPosition>;
  /** The same log, read over one connection: for who holds locks that all others may be waiting for. */
  through(client: PoolClient): LogSource;
}

/** Tells that something was committed. Only a hint: it may come late, twice or not at all. */
export interface WakeUps {
  /**
   * Waits for the next hint, at most `pollEvery` ms; none that came since the last wait is lost. A hint that led to nothing is repeated soon.
   * Answers at most once in `rest()` ms.
   */
  alarm(pollEvery: number, signal: AbortSignal, rest?: () => number): { next(found: boolean): Promise<void> };
}

/** Lets one node at a time work under a name. */
export type Lead = (name: string, work: (client: PoolClient, signal: AbortSignal) => Promise<void>) => { isActive(): boolean; stop(): Promise<void> };
