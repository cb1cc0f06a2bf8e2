import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isAfter, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { lockCheckpoint, readCheckpoint } from '../checkpoints.ts';
import type { LogReader, PositionedEvent } from '#kernel/event-store/reading/log-reader.ts';
import { blockSnapshots } from '../snapshot.ts';
import { type Sql, unprepared } from '#kernel/database/sql.ts';
import { quoted } from '../rows/table.ts';
import { inTransactionOn } from '#kernel/database/transaction.ts';
import type { Shadow } from './shadow.ts';
import { tablesOf } from '../projection.ts';

/** Takes what comes next in the log into the shadow, in one transaction with whatever it keeps of that. */
export type Take = (sql: Sql, batch: readonly PositionedEvent[]) => Promise<void>;

export interface Following {
  client: PoolClient;
  /** Read on the client's own connection: while the live tables are locked, all others may wait for them. */
  log: LogReader;
  shadow: Shadow;
  /** Whether the live tables are about to be replaced; where they stay, they can be read all the time. */
  replaces: boolean;
  take: Take;
  /** After each batch that is committed. */
  onTaken?: () => void;
}

/** Large, so that a row which many of its events touch is read and written once. */
const batchSize = 10_000;
/** As many may be left when everybody else is locked out. */
const MAX_REMAINING = 2_000;

/** Follows the log to where little is left; answers how far it came. */
export const catchUp = async (following: Following, from: LogPosition | undefined): Promise<LogPosition | undefined> => {
  const { client, take, onTaken } = following;
  let at = from;
  for (let coming = readUpTo(following, at); ;) {
    const batch = await coming;
    const isLast = batch.length < batchSize;
    at = batch.at(-1)?.position ?? at;
    // The database reads on while this one is folded.
    if (!isLast) coming = ahead(readUpTo(following, at));
    if (batch.length > 0) {
      await inTransactionOn(client, (sql) => take(sql, batch));
      onTaken?.();
    }
    if (isLast) return at;
  }
};

/** What fails ahead is heard of when its turn comes. */
const ahead = <Value>(coming: Promise<Value>): Promise<Value> => {
  coming.catch(() => undefined);
  return coming;
};

/** A sum is compared and swapped where its processor stands, so its shadow never reads further than that. */
const readUpTo = async ({ log, shadow: { projection }, client }: Following, from: LogPosition | undefined): Promise<PositionedEvent[]> => {
  const batch = await log.readAfter(from, batchSize);
  return projection.kind === 'sum' ? notAfter(await readCheckpoint(unprepared(client), projection.name), batch) : batch;
};

const notAfter = (stop: LogPosition | undefined, batch: readonly PositionedEvent[]): PositionedEvent[] =>
  batch.filter(({ position }) => !stop || !isAfter(position, stop));

/** Whoever comes while the lock is waited for waits as well: rather try again than let them wait for somebody's long read. */
const patienceMs = 500;
const restMs = 1_000;

/** Locks the live tables, takes the rest of the log, and calls `finish` in that transaction with both at the same place. */
export const cutOver = async <Result>(
  following: Following,
  from: LogPosition | undefined,
  finish: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  for (let index = from; ; index = await catchUp(following, index)) {
    const outcome = (await isNearlyCaughtUp(following, index)) ? await tryWithLock(following, index, finish) : undefined;
    if (outcome) return outcome.result;
    await sleep(restMs);
  }
};

/** Much may be committed behind a transaction that runs long: it is waited for before anybody is locked out. */
const isNearlyCaughtUp = async ({ log, shadow: { projection }, client }: Following, at: LogPosition | undefined): Promise<boolean> => {
  const stop = projection.kind === 'sum' ? await readCheckpoint(unprepared(client), projection.name) : undefined;
  return notAfter(stop, await log.readCommittedAfter(at, MAX_REMAINING)).length < MAX_REMAINING;
};

const tryWithLock = <Result>(following: Following, at: LogPosition | undefined, finish: (sql: Sql) => Promise<Result>) =>
  inTransactionOn(following.client, async (sql) => {
    await lockAndTakeRest(sql, following, at);
    return { result: await finish(sql) };
  }).catch((failure: unknown) => {
    if ((failure as { code?: string }).code !== lockNotAvailable) throw failure;
    return undefined;
  });

const lockNotAvailable = '55P03';

const lockAndTakeRest = async (sql: Sql, { log, shadow, replaces, take }: Following, from: LogPosition | undefined): Promise<void> => {
  const { projection } = shadow;
  await sql.query(`SET LOCAL lock_timeout = ${patienceMs}`);
  if (replaces) await blockSnapshots(sql);
  const stop = projection.kind === 'sum' ? await lockCheckpoint(sql, projection.name) : undefined;
  for (const table of tablesOf(projection)) await sql.query(`LOCK TABLE ${quoted(table)} IN ${replaces ? 'ACCESS EXCLUSIVE' : 'EXCLUSIVE'} MODE`);
  await sql.query('SET LOCAL lock_timeout = 0');
  for (let index = from; ;) {
    const batch = notAfter(stop, await log.readCommittedAfter(index, batchSize));
    if (batch.length === 0) return;
    await take(sql, batch);
    index = batch.at(-1)!.position;
  }
};
