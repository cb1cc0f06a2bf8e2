import { PostgresDialect, Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyInputOf, DataOf, Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { isFileAnswer } from '#contracts/kernel/route.ts';
import type { Actor } from '#contracts/kernel/events/recorded-event.ts';
import { inlineProjections, projectionMigrations, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { startProcessor } from '#projections/kernel/processor.ts';
import { compareWithRebuild, rebuild, type Difference } from '#projections/kernel/shadow/rebuild.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { commands } from '#kernel/commands/commands.ts';
import { asHappened, type Fact } from '#tests/support/facts.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { readRoutes } from '#tests/support/read-routes.ts';

/** A database whose read models follow what happens in it, and the reads over them. Nothing decides here: what is said to happen has happened. */
export const readWorld = async (start = '2026-11-20T15:00:00.000Z', migrations = projectionMigrations) => {
  const database = await freshDatabase({ migrations });
  let now = new Date(start);
  const clock = { now: () => now };
  const log = postgresEventLog(database.pool, { inline: runInline(inlineProjections) });
  const run = commands(log, clock, { eventId: uuidv7 });
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool: database.pool }) });
  const routes = readRoutes(db, clock);
  const all = [...inlineProjections, ...sumProjections];
  const reader = logReader(database.pool);

  const answer = async <E extends Endpoint<any, any, any>>(
    endpoint: E,
    viewer: Viewer,
    input: QueryInputOf<E> | BodyInputOf<E>,
  ): Promise<DataOf<E> | Rejection> => {
    const route = routes.find((one) => one.endpoint === endpoint)!;
    return (await route.answer({
      viewer,
      anonymous: false,
      query: endpoint.query?.parse(input) as never,
      body: endpoint.body?.parse(input) as never,
      ip: '127.0.0.1',
      base: viewer.terminal === 'shopUser' ? 'business' : viewer.terminal,
    })) as DataOf<E> | Rejection;
  };

  return {
    pool: database.pool,
    /** All in one command, at the clock's present; every stream is loaded first. */
    happen: async (actor: Actor, ...facts: Fact[]) => {
      const result = await run.run({ actor, correlationId: uuidv7(), causationId: uuidv7() }, async (load) => {
        return { decision: await asHappened(load, ...facts), answer: undefined };
      });
      if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
    },
    setClock: (time: string) => (now = new Date(time)),
    later: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)),
    /** What the endpoint answers, a refusal and a file included. */
    answer: answer as <E extends Endpoint<any, any, any>>(endpoint: E, viewer: Viewer, input: QueryInputOf<E> | BodyInputOf<E>) => Promise<unknown>,
    /** What the endpoint answers; it must be what its contract says, no more and no less. */
    ask: async <E extends Endpoint<any, any, any>>(endpoint: E, viewer: Viewer, input: QueryInputOf<E> | BodyInputOf<E>): Promise<DataOf<E>> => {
      const data = await answer(endpoint, viewer, input);
      if (isRejection(data)) throw new Error(`refused: ${data.rejected}`);
      const parsed = endpoint.data.parse(data) as DataOf<E>;
      if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(data))) throw new Error(`${endpoint.name} answers more than its contract says`);
      return parsed;
    },
    /** The file that the endpoint answers, as text. */
    file: async <E extends Endpoint<any, any, any>>(endpoint: E, viewer: Viewer, input: QueryInputOf<E> | BodyInputOf<E>): Promise<string> => {
      const data: unknown = await answer(endpoint, viewer, input);
      if (!isFileAnswer(data) || !(data.file instanceof Uint8Array)) throw new Error(`no file: ${JSON.stringify(data)}`);
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(data.file);
    },
    refusal: async <E extends Endpoint<any, any, any>>(endpoint: E, viewer: Viewer, input: QueryInputOf<E> | BodyInputOf<E>) => {
      const data = await answer(endpoint, viewer, input);
      return isRejection(data) ? data.rejected : undefined;
    },
    /** Lets the processor sum up what is in the log. */
    sumUp: async () => {
      const processor = startProcessor({
        pool: database.pool,
        log: reader,
        lead: leadership(database.pool, { retryEvery: 10 }),
        wakeUps: localBus(),
        projections: sumProjections,
        pollEvery: 10,
      });
      await processor.caughtUp();
      await processor.stop();
    },
    rebuildAll: async () => {
      for (const projection of all) await rebuild(database.pool, reader, projection);
    },
    differencesFromRebuild: async (): Promise<Difference[]> => {
      const found = [];
      for (const projection of all) found.push(...(await compareWithRebuild(database.pool, reader, projection)));
      return found;
    },
    close: () => database.close(),
  };
};
export type ReadWorld = Awaited<ReturnType<typeof readWorld>>;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};
