import type { Pool } from 'pg';
import type { Retries } from '../backoff.ts';
import type { TypedEvents } from '../event-store/typed-events.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ProcessStore } from './process-store.ts';
import type { CommandParts } from './run-commands.ts';

/** What the work of one process needs. */
export interface WorkParts extends CommandParts {
  pool: Pool;
  log: TypedEvents;
  /** Where it sends; a process that sends fails where there is none. */
  outbox?: Pick<Outbox, 'rowOf' | 'announce'>;
  store: ProcessStore;
  retries: Retries;
  onError: (failure: unknown) => void;
  /** Told of an attempt that failed, and whether it was the last one. */
  onFailed: (process: string, isGivenUp: boolean) => void;
}
