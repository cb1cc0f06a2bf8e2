import type { Pool, PoolClient } from 'pg';
import { isAfter, type LogPosition } from '#contracts/kernel/recorded-event.ts';
import { lockCheckpoint, readCheckpoint } from './checkpoints.ts';
import { runInline } from './inline.ts';
import type { LogSource } from './log-source.ts';
import type { InlineProjection, SqlExecutor, SumProjection } from './projection.ts';
import { quoted } from './table.ts';
import { executor, transaction } from './transaction.ts';

export type AnyProjection = InlineProjection | SumProjection;

export const isSum = (projection: AnyProjection): projection is SumProjection => 'apply' in projection;
export const tablesOf = (projection: AnyProjection): readonly string[] => (isSum(projection) ? projection.tables : [projection.table]);
export const shadowSchema = (projection: AnyProjection): string => `shadow_${projection.name}`;

const batchSize = 2_000;

/**
 * Builds the projection's tables anew from the log, in a schema of their own, while the system runs. When little is left to catch up with, the
 * live tables are locked, the rest is applied, and `finish` is called in that transaction with both at the same place in the log.
 */
export const withShadow = async <Result>(
  pool: Pool,
  log: LogSource,
  projection: AnyProjection,
  finish: (sql: SqlExecutor) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  const schema = quoted(shadowSchema(projection));
  const feed = feeding(client, projection);
  try {
    await transaction(client, (sql) => createShadow(sql, projection));
    let at = await catchUp(client, feed, (from) => readUpTo(log, projection, client, from));

    return await transaction(client, async (sql) => {
      const stop = isSum(projection) ? await lockCheckpoint(sql, projection.name) : undefined;
      for (const table of tablesOf(projection)) await sql.query(`LOCK TABLE ${quoted(table)} IN ACCESS EXCLUSIVE MODE`);
      for (;;) {
        const batch = (await log.readCommittedAfter(at, batchSize)).filter(({ position }) => !stop || !isAfter(position, stop));
        if (batch.length === 0) break;
        await feed(
          sql,
          batch.map(({ event }) => event),
        );
        at = batch.at(-1)!.position;
      }
      return finish(sql);
    });
  } finally {
    await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    client.release();
  }
};

const createShadow = async (sql: SqlExecutor, projection: AnyProjection): Promise<void> => {
  const schema = quoted(shadowSchema(projection));
  await sql.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await sql.query(`CREATE SCHEMA ${schema}`);
  for (const table of tablesOf(projection)) await sql.query(`CREATE TABLE ${schema}.${quoted(table)} (LIKE ${quoted(table)} INCLUDING ALL)`);
};

type Feed = (sql: SqlExecutor, events: Parameters<SumProjection['apply']>[1]) => Promise<void>;

/** Unqualified table names of the projection lead to the shadow for the time of one batch. */
const feeding = (client: PoolClient, projection: AnyProjection): Feed => {
  const inline = isSum(projection) ? undefined : runInline([projection]);
  return async (sql, events) => {
    const { rows } = await client.query<{ path: string }>(`SELECT current_setting('search_path') AS path`);
    await sql.query(`SELECT set_config('search_path', $1, true)`, [`${quoted(shadowSchema(projection))}, ${rows[0]!.path}`]);
    if (isSum(projection)) await projection.apply(sql, events);
    else await (await inline!(sql, events))();
    await sql.query(`SELECT set_config('search_path', $1, true)`, [rows[0]!.path]);
  };
};

type Batch = Awaited<ReturnType<LogSource['readAfter']>>;

const catchUp = async (client: PoolClient, feed: Feed, read: (from: LogPosition | undefined) => Promise<Batch>): Promise<LogPosition | undefined> => {
  let at: LogPosition | undefined;
  for (;;) {
    const batch = await read(at);
    if (batch.length > 0)
      await transaction(client, (sql) =>
        feed(
          sql,
          batch.map(({ event }) => event),
        ),
      );
    at = batch.at(-1)?.position ?? at;
    if (batch.length < batchSize) return at;
  }
};

/** A sum is compared and swapped where its processor stands, so its shadow never reads further than that. */
const readUpTo = async (log: LogSource, projection: AnyProjection, client: PoolClient, from: LogPosition | undefined): Promise<Batch> => {
  const batch = await log.readAfter(from, batchSize);
  if (!isSum(projection)) return batch;
  const stop = await readCheckpoint(executor(client), projection.name);
  return batch.filter(({ position }) => !isAfter(position, stop));
};
