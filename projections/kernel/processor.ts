import type { Pool, PoolClient } from 'pg';
import { isAfter, positionText, type LogPosition, type RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { moveCheckpoint, readCheckpoint } from './checkpoints.ts';
import type { Bus } from '#kernel/bus/bus.ts';
import type { Lead } from '#kernel/database/leadership.ts';
import type { LogReader, PositionedEvent } from '#kernel/event-store/reading/log-reader.ts';
import type { SumProjection, Write } from './projection.ts';
import { unprepared } from '#kernel/database/sql.ts';

export interface ProcessorOptions {
  pool: Pool;
  log: LogReader;
  lead: Lead;
  wakeUps: Pick<Bus, 'alarm'>;
  projections: readonly SumProjection[];
  /** Events per batch and transaction. */
  batchSize?: number;
  /** Looks at the log at least this often, in ms. */
  pollEvery?: number;
  onError?: (failure: unknown, projection: string) => void;
  /** Told of each batch when it is committed. */
  onProcessed?: (batch: ProcessedBatch) => void;
}

export interface ProcessedBatch {
  projection: string;
  events: readonly RecordedEvent[];
  /** When it was read, by `performance.now()`. */
  began: number;
}

export interface Lag {
  projection: string;
  /** Counted up to a hundred thousand: more are as many. */
  events: number;
  /** Age of the oldest event that is still to be processed. */
  seconds: number;
}

export interface Processor {
  isActive(): boolean;
  lag(): Promise<Lag[]>;
  /** Resolves when every projection has processed what is in the log now. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Between two batches that were not full: sums are looked at a few times a second, and a larger batch costs hardly more than a small one. */
const restMs = 100;

/**
 * Feeds sums across streams in log order, on one node at a time. Each batch commits its checkpoint with what it wrote, and moves the checkpoint
 * first: a node that was replaced without noticing finds it elsewhere and writes nothing.
 */
export const startProcessor = (options: ProcessorOptions): Processor => {
  const { pool, log, lead, wakeUps, projections, batchSize = 1_000, pollEvery = 1_000, onError = () => {}, onProcessed = () => {} } = options;

  const standing = lead('processor', async (client, signal) => {
    const alarm = wakeUps.alarm(pollEvery, signal, () => restMs);
    while (!signal.aborted) {
      let processed = 0;
      const read = readOnce();
      for (const projection of projections) {
        if (signal.aborted) return;
        processed += await oneBatch(client, projection, read).catch((failure: unknown) => survived(client, failure, projection.name));
      }
      if (processed < batchSize) await alarm.next(processed > 0);
    }
  });

  /** Of one round: projections that stand at one place, as those do that keep up, share what is read and made of it. */
  const readOnce = () => {
    const batches = new Map<string, Promise<PositionedEvent[]>>();
    return (from: LogPosition): Promise<PositionedEvent[]> => {
      const key = positionText(from);
      const batch = batches.get(key) ?? log.readAfter(from, batchSize);
      batches.set(key, batch);
      return batch;
    };
  };

  /** How many events it processed. */
  const oneBatch = async (client: PoolClient, { name, apply, verify }: SumProjection, read: ReturnType<typeof readOnce>): Promise<number> => {
    const from = await readCheckpoint(unprepared(client), name);
    const began = performance.now();
    const batch = await read(from);
    if (batch.length === 0) return 0;
    const events = batch.map(({ event }) => event);
    const write = await apply(unprepared(client), events);
    let contradictions: readonly string[] = [];
    const writeAndVerify = () => Promise.all([write(), verify?.(unprepared(client), batch).then((found) => (contradictions = found))]);
    if (!(await written(client, { name, from, to: batch.at(-1)!.position }, writeAndVerify))) return 0;
    for (const contradiction of contradictions) onError(new Error(contradiction), name);
    onProcessed({ projection: name, events, began });
    return events.length;
  };

  /** One projection's failure stops neither the others nor this node, unless the connection is what failed. */
  const survived = async (client: PoolClient, failure: unknown, name: string): Promise<0> => {
    onError(failure, name);
    await client.query('SELECT 1');
    return 0;
  };

  const isBehind = async (target: LogPosition): Promise<boolean> => {
    const checkpoints = await Promise.all(projections.map(({ name }) => readCheckpoint(unprepared(pool), name)));
    return checkpoints.some((checkpoint) => isAfter(target, checkpoint));
  };

  return {
    isActive: standing.isActive,
    stop: standing.stop,
    lag: () => Promise.all(projections.map(({ name }) => lagOf(pool, name))),
    caughtUp: async () => {
      const target = await log.committedPosition();
      while (await isBehind(target)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
};

interface Step {
  name: string;
  from: LogPosition;
  to: LogPosition;
}

/**
 * Writes a batch, in one go: nobody who follows the log hears of what is committed while this transaction runs, so it waits for none of its answers. Nor for
 * the disk: a crash takes the checkpoint along with the sums. False when the checkpoint was elsewhere.
 */
const written = async (client: PoolClient, { name, from, to }: Step, write: Write): Promise<boolean> => {
  const begun = Promise.all([client.query('BEGIN'), client.query('SET LOCAL synchronous_commit = off')]);
  const moved = moveCheckpoint(unprepared(client), name, from, to);
  const [isOurs, ...rest] = await Promise.allSettled([moved, begun, write(), client.query('COMMIT')]);
  if (isOurs.status === 'rejected') throw isOurs.reason;
  if (!isOurs.value) return false;
  for (const one of rest) if (one.status === 'rejected') throw one.reason;
  return true;
};

/** So that asking costs some twenty milliseconds at the most, also while a sum is made from the whole log. */
const MAX_COUNTED = 100_000;

const lagOf = async (pool: Pool, projection: string): Promise<Lag> => {
  const { transactionId, globalPosition } = await readCheckpoint(unprepared(pool), projection);
  const { rows } = await pool.query<{ events: string; seconds: number }>(
    `SELECT count(*) AS events, coalesce(extract(epoch FROM now() - min(recorded_at)), 0)::float AS seconds
     FROM (SELECT recorded_at FROM events WHERE (transaction_id, global_position) > ($1::xid8, $2::bigint)
           ORDER BY transaction_id, global_position LIMIT $3) AS behind`,
    [transactionId.toString(), globalPosition.toString(), MAX_COUNTED],
  );
  return { projection, events: Number(rows[0]!.events), seconds: rows[0]!.seconds };
};
