import type { Pool, PoolClient } from 'pg';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { beginRebuild, finishRebuild, moveRebuild, unfinishedRebuild, type Begun, type Progress } from './rebuilds.ts';
import { differences, type Difference } from './difference.ts';
import { completeShadow, fillDerived } from './completion.ts';
import { catchUp, cutOver, type Following } from './follow.ts';
import { analyse, createShadow, dropShadow, feeding, isUsable, type Shadow } from './shadow.ts';
import { swap } from './swap.ts';
import type { AnyProjection } from '../projection.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { inTransactionOn } from '#kernel/database/transaction.ts';

export type { Difference };

export interface RebuildOptions {
  /** Of the portal: what another version began is not gone on with. */
  version?: string;
  /** Begins at the start of the log, also where one was broken off. */
  anew?: boolean;
  /** At the start, after each batch, and at the end. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Replaces the projection's tables by ones built anew from the log, while the system serves and writes: readers and writers wait only for the last few
 * events and the swap. One that is broken off, by whatever, goes on when it is called again.
 */
export const rebuild = (
  pool: Pool,
  log: LogReader,
  projection: AnyProjection,
  { version = '', anew = false, onProgress = () => {} }: RebuildOptions = {},
): Promise<void> => {
  const { name } = projection;
  const shadow = { projection, schema: `shadow_${name}` };
  return alone(pool, shadow, async (client) => {
    const begun = await inTransactionOn(client, async (sql) => {
      const unfinished = anew ? undefined : await unfinishedRebuild(sql, name, version);
      if (unfinished && (await isUsable(sql, shadow))) return unfinished;
      await createShadow(sql, shadow);
      return beginRebuild(sql, name, version);
    });
    const following = taking({ client, log: log.through(client), shadow, replaces: true }, begun, onProgress);
    const at = await catchUp(following, begun.at);
    await completeShadow(client, shadow);
    await analyse(unprepared(client), shadow);
    const finished = await cutOver(following, at, async (sql) => {
      await swap(sql, shadow);
      await dropShadow(sql, shadow);
      return finishRebuild(sql, name);
    });
    onProgress(finished);
  });
};

/** Keeps how far it came with what it took. */
const taking = (following: Omit<Following, 'take'>, begun: Begun, onProgress: (progress: Progress) => void): Following => {
  const feed = feeding(following.shadow);
  let { progress } = begun;
  onProgress(progress);
  return {
    ...following,
    take: async (sql, batch) => {
      await feed(
        sql,
        batch.map(({ event }) => event),
      );
      progress = await moveRebuild(sql, progress.projection, batch.length, batch.at(-1)!.position);
    },
    onTaken: () => onProgress(progress),
  };
};

/** Rows in which the live tables differ from ones built anew from the log; none when both agree. */
export const compareWithRebuild = (pool: Pool, log: LogReader, projection: AnyProjection): Promise<Difference[]> => {
  const shadow = { projection, schema: `compared_${projection.name}` };
  return alone(pool, shadow, async (client) => {
    const feed = feeding(shadow);
    const following: Following = {
      client,
      log: log.through(client),
      shadow,
      replaces: false,
      take: (sql, batch) =>
        feed(
          sql,
          batch.map(({ event }) => event),
        ),
    };
    await inTransactionOn(client, (sql) => createShadow(sql, shadow));
    try {
      const at = await catchUp(following, undefined);
      await inTransactionOn(client, (sql) => fillDerived(sql, shadow));
      return await cutOver(following, at, (sql) => differences(sql, shadow));
    } finally {
      await dropShadow(unprepared(client), shadow);
    }
  });
};

/** Someone who was killed just now may hold the lock a moment longer. */
const patienceMs = 5_000;

/** Lets nobody else fill the same shadow meanwhile. */
const alone = async <Result>(pool: Pool, { schema, projection }: Shadow, work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  let done = false;
  try {
    await client.query(`SET lock_timeout = ${patienceMs}`);
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [schema]).catch((cause: unknown) => {
      throw new Error(`${projection.name} is being rebuilt already.`, { cause });
    });
    await client.query('RESET lock_timeout');
    const result = await work(client);
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [schema]);
    done = true;
    return result;
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(!done);
  }
};
