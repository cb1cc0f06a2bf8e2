import { Client, type Pool } from 'pg';
import { derivedTables, inlineProjections, sumProjections } from '#projections/all.ts';
import { lockCheckpoint, moveCheckpoint } from '#projections/kernel/checkpoints.ts';
import { type Sql, unprepared } from '#kernel/database/sql.ts';
import { compactCounts } from '#projections/kernel/derived/counts.ts';
import { inTransaction, inTransactionOn } from '#kernel/database/transaction.ts';
import { systemClock } from '#kernel/clock.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { countOnFrom } from '#kernel/numbers/numbers-postgres.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { keepCredentials } from '../keep-credentials.ts';
import { recreateIndexes, dropIndexes } from './drop-indexes.ts';
import { largeStage } from './large-stage.ts';
import type { PartWorker, WorkerInput } from './make-part.ts';
import { lastNumbersOf, partsOf, type LargePlan } from './parts.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { shapesOfWritten, writePart } from './write-part.ts';

export interface LargeSeeding extends WorkerInput {
  pool: Pool;
  /** How many parts are made at a time. */
  workers: number;
  openWorker: (work: WorkerInput) => Promise<PartWorker>;
  onProgress?: (progress: SeedingProgress) => void;
}

export interface SeedingProgress {
  step: 'parts' | 'indexes' | 'done';
  /** Items, or indexes. */
  done: number;
  total: number;
  /** In the log so far, and since this start. */
  events: number;
  made: number;
}

/** Any number; the same in every process that may seed this database. */
const seeding = 736_001;

/**
 * Fills an empty database with a world of any size, part by part: each is written in one transaction with a row that says so, and one that is broken off
 * goes on with the parts that are missing. Refuses a database that holds anything else.
 */
export const seedLargeWorld = async (asked: LargeSeeding): Promise<void> => {
  const guard = new Client({ connectionString: asked.url, pipeline: true });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [seeding]);
    const plan = await inTransactionOn(guard, (sql) => begunPlan(sql, asked.plan));
    await setStage(guard, { ...asked, plan });
    const made = await makeParts({ ...asked, plan });
    await finish(asked, made);
  } finally {
    await guard.end();
  }
};

/** Read models that parts write, and the log: all that nobody looks anything up in meanwhile. */
const filled = [
  ...inlineProjections.map(({ table }) => table),
  ...derivedTables.flatMap(({ table, searchedByTriggers }) => (searchedByTriggers ? [] : [table])),
  'activity_items',
  'ledger_entries',
  'events',
  'streams',
  'claims',
  'counters',
];

/** The stage is the part before the first. */
const stagePart = -1;

const begunPlan = async (sql: Sql, plan: LargePlan): Promise<LargePlan> => {
  const { rows: tables } = await sql.query<{ begun: boolean }>(`SELECT to_regclass('large_world') IS NOT NULL AS begun`);
  if (tables[0]!.begun) return goneOnWith(sql, plan);
  const { rows: held } = await sql.query('SELECT FROM streams UNION ALL SELECT FROM credentials UNION ALL SELECT FROM files LIMIT 1');
  if (held.length > 0) throw new CannotStart('The database holds something already. Name one that is empty.');
  await sql.query('CREATE TABLE large_world (seed text NOT NULL, items integer NOT NULL, days integer NOT NULL, now timestamptz NOT NULL)');
  await sql.query('CREATE TABLE large_world_parts (part integer PRIMARY KEY, events integer NOT NULL)');
  await sql.query('INSERT INTO large_world VALUES ($1, $2, $3, $4)', [plan.seed, plan.items, plan.days, plan.now]);
  await dropIndexes(sql, filled);
  return plan;
};

/** The moment is that of the first start. */
const goneOnWith = async (sql: Sql, { seed, items, days }: LargePlan): Promise<LargePlan> => {
  const { rows } = await sql.query<LargePlan>('SELECT seed, items, days, now FROM large_world');
  const begun = rows[0]!;
  if (begun.seed === seed && begun.items === items && begun.days === days) return begun;
  throw new CannotStart(
    `The database holds the beginning of another world: --items ${begun.items} --days ${begun.days} --seed ${begun.seed}. Go on with that, or name an empty one.`,
  );
};

const setStage = async (guard: Client, { pool, plan, masterKey }: LargeSeeding): Promise<void> => {
  const { rowCount } = await guard.query('SELECT FROM large_world_parts WHERE part = $1', [stagePart]);
  if (rowCount! > 0) return;
  const { log, credentials } = await largeStage(plan);
  await countOnFrom(pool, lastNumbersOf(partsOf(plan)).serials);
  await inTransactionOn(guard, async (sql) => {
    await keepCredentials(guard, credentials, plan.now);
    const appends = log.commits.flatMap((commit) => commit.appends);
    const streams = appends.map(({ streamId, streamType, events }) => ({ streamId, type: streamType, version: events.length }));
    const personal = pgPersonalData(pool, masterKey, systemClock);
    const shapes = await shapesOfWritten(guard);
    const events = await writePart({ client: guard, shapes, personal }, inOneGo(appends.flatMap((append) => append.events)), () => ({
      streams,
      claims: log.claims(),
      counters: log.counters(),
      labels: [],
    }));
    await sql.query('INSERT INTO large_world_parts (part, events) VALUES ($1, $2)', [stagePart, events]);
  });
};

async function* inOneGo<Value>(values: Value[]): AsyncGenerator<Value[]> {
  yield values;
}

/** Answers how many events it made. */
const makeParts = async ({ pool, url, plan, masterKey, workers, openWorker, onProgress = () => {} }: LargeSeeding): Promise<number> => {
  const { rows } = await pool.query<{ part: number; events: number }>('SELECT part, events FROM large_world_parts');
  const done = new Set(rows.map(({ part }) => part));
  const parts = partsOf(plan);
  const left = parts.flatMap((_, part) => (done.has(part) ? [] : [part]));
  const before = rows.reduce((sum, { events }) => sum + events, 0);
  let items = parts.reduce((sum, part, index) => (done.has(index) ? sum + part.items : sum), 0);
  let made = 0;
  const tell = () => onProgress({ step: 'parts', done: items, total: plan.items, events: before + made, made });
  tell();

  const work = async (): Promise<void> => {
    if (left.length === 0) return;
    const worker = await openWorker({ url, plan, masterKey });
    try {
      for (let part = left.shift(); part !== undefined; part = left.shift()) {
        // Not in one expression: another worker ends its part meanwhile.
        const events = await worker.make(part);
        made += events;
        items += parts[part]!.items;
        tell();
      }
    } catch (failure) {
      left.length = 0;
      throw failure;
    } finally {
      await worker.close();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return made;
};

const finish = async ({ pool, plan, onProgress = () => {} }: LargeSeeding, made: number): Promise<void> => {
  await recreateIndexes(pool, (done, total) => onProgress({ step: 'indexes', done, total, events: 0, made: 0 }));
  await analyzeTables(pool);
  const { rows } = await pool.query<{ events: string }>('SELECT sum(events) AS events FROM large_world_parts');
  await inTransaction(pool, async (client) => {
    const sql = unprepared(client);
    await compactCounts(sql, derivedTables);
    const position = await logReader(client).committedPosition();
    for (const { name } of sumProjections) {
      const from = await lockCheckpoint(sql, name);
      await moveCheckpoint(sql, name, from, position);
    }
    await sql.query('DROP TABLE large_world, large_world_parts, large_world_indexes');
  });
  onProgress({ step: 'done', done: plan.items, total: plan.items, events: Number(rows[0]!.events), made });
};

/** What the planner goes by. The biggest tables first, so that none of them is left for the end. */
const analyzeTables = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ analyze: string }>(
    `SELECT format('ANALYZE %s', oid::regclass) AS analyze FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
     ORDER BY pg_relation_size(oid) DESC`,
  );
  await twoAtATime(rows, async ({ analyze }) => void (await pool.query(analyze)));
};
