import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { StreamAppend } from '#kernel/commands/event-log.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { eventLogMigration } from '#kernel/migrations/0001-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { atLeast, atMost, median, type Figure } from './figure.ts';
import { ratePerSecond } from './world.ts';

const connections = 32;
const roundMs = 2500;
const rounds = 3;

const event = (streamId: string, version: number): RecordedEvent => ({
  eventId: newIds.eventId(),
  streamId,
  version,
  type: 'ItemMoved',
  schemaVersion: 1,
  data: { shelfId: 'EWR-A-01-1', shelfName: 'A-01-1', fromShelfId: 'EWR-A-01-2' },
  metadata: {
    actor: { accountId: 'bench', name: 'Bench', terminal: 'warehouse' },
    tags: { shopIds: [7], warehouseId: 'EWR-1', oneId: streamId, state: 'available' },
    correlationId: 'c',
    causationId: 'c',
  },
  recordedAt: new Date().toISOString(),
});

const newStream = (): StreamAppend => {
  const streamId = `bench-${randomUUID()}`;
  return { streamId, streamType: 'bench', expectedVersion: 0, events: [event(streamId, 1)] };
};

const commit = (appends: StreamAppend[]) => ({ appends, claims: [], releases: [], counts: [] });

const bareRow = () => {
  const { streamId, events } = newStream();
  const [one] = events;
  return [streamId, 1, one!.eventId, one!.type, 1, JSON.stringify(one!.data), JSON.stringify(one!.metadata), one!.recordedAt];
};

/** The same columns without streams, versions or checks: what durable writing costs at the least. */
const bareTable = `CREATE TABLE IF NOT EXISTS bare (global_position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream_id text, version integer,
  event_id uuid, type text, schema_version integer, data json, metadata json, recorded_at timestamptz)`;
const bareColumns = 'stream_id, version, event_id, type, schema_version, data, metadata, recorded_at';
const bareInsert = { name: 'bare', text: `INSERT INTO bare (${bareColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)` };
const bareMany = {
  name: 'bare-many',
  text: `INSERT INTO bare (${bareColumns}) SELECT * FROM unnest($1::text[], $2::integer[], $3::uuid[], $4::text[], $5::integer[], $6::json[], $7::json[], $8::timestamptz[])`,
};

/** `append-1` and `append-100x100`; `insertRate` is the bare durable INSERT's rate at 32 connections, the floor of other figures too. */
export const appendFigures = async (url: string): Promise<{ figures: Figure[]; insertRate: number }> => {
  const pool = createPool(url, { size: connections });
  try {
    await migrate(pool, [eventLogMigration]);
    await pool.query(bareTable);
    const log = postgresEventLog(pool);
    const insert = () => pool.query({ ...bareInsert, values: bareRow() });
    const append = () => log.commit(commit([newStream()]));
    await ratePerSecond(connections, 1000, insert);
    await ratePerSecond(connections, 1000, append);

    const inserted: number[] = [];
    const appended: number[] = [];
    for (let round = 0; round < rounds; round++) {
      inserted.push(await ratePerSecond(connections, roundMs, insert));
      appended.push(await ratePerSecond(connections, roundMs, append));
    }
    const insertRate = median(inserted);
    const hundred = await hundredByHundred(pool, (appends) => log.commit(commit(appends)));
    return {
      insertRate,
      figures: [
        atLeast('append-1', median(appended), 'events/s', insertRate, 0.7),
        atMost('append-100x100', hundred.append, 'ms', hundred.insert, 2.5),
      ],
    };
  } finally {
    await pool.end();
  }
};

const hundredByHundred = async (pool: Pool, append: (appends: StreamAppend[]) => Promise<unknown>) => {
  const insertTimes: number[] = [];
  const appendTimes: number[] = [];
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 100 }, bareRow);
    const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
    insertTimes.push(await timed(() => pool.query({ ...bareMany, values: columns })));
    const appends = Array.from({ length: 100 }, newStream);
    appendTimes.push(await timed(() => append(appends)));
  }
  return { insert: median(insertTimes.slice(10)), append: median(appendTimes.slice(10)) };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
