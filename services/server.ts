import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Processor } from '#projections/kernel/processor.ts';
import type { Config } from './config.ts';
import { serveConsole } from './console.ts';
import { serveArt } from './demo/art/serve-art.ts';
import { servePictures } from './files/serve-pictures.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import { commands } from './kernel/commands/commands.ts';
import { keptAnswers } from './kernel/event-store/kept-answers.ts';
import { buildApp } from './kernel/http/app.ts';
import { compressAnswers } from './kernel/http/compression.ts';
import { mount } from './kernel/http/mount.ts';
import { serveOpenApi } from './kernel/http/openapi.ts';
import { newIds } from './kernel/ids.ts';
import { runJobs } from './kernel/jobs/run-jobs.ts';
import { postgresNumbers } from './kernel/numbers-postgres.ts';
import type { LiveGateway } from './live/gateway.ts';
import { accountsParts } from './portal/accounts.ts';
import { openCallers } from './portal/callers.ts';
import { commandRoutes } from './portal/command-routes.ts';
import { openDatabase } from './portal/database.ts';
import { openFiles } from './portal/files.ts';
import { forecastImport } from './portal/forecast-import.ts';
import { openHistory } from './portal/history.ts';
import { standingJobs } from './portal/jobs.ts';
import { openLive } from './portal/live.ts';
import { queryRoutes } from './portal/query-routes.ts';
import { tokenSecret } from './token-secret.ts';
import { version } from './version.ts';

export interface PortalOptions {
  clock?: Clock;
  /** What a person reads in the captcha; a test reads it here. */
  newCaptcha?: () => string;
  /** Where SMS codes of the demo and warnings go. */
  say?: (line: string) => void;
  /** The built console. */
  consoleFolder?: string;
}

export interface Portal {
  url: string;
  app: FastifyInstance;
  pool: Pool;
  processor: Processor;
  live: LiveGateway;
  /** Answers what is under way, then stops; the embedded PostgreSQL stops too. */
  close(): Promise<void>;
}

/** Puts the whole portal together on one database and opens it. */
export const startPortal = async (config: Config, options: PortalOptions = {}): Promise<Portal> => {
  const { clock = systemClock, say = () => {}, newCaptcha, consoleFolder = path.resolve('dist/web') } = options;
  const warn = (failure: unknown) => say(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));

  const database = await openDatabase(config, { clock, say });
  const { pool, readDb } = database;
  const history = await openHistory(database, { natsUrl: config.natsUrl, onError: warn });
  const { log, lead, noticeFeed, processor } = history;

  const secret = await tokenSecret(config.tokenSecret, config.dataDir);
  const app = await buildApp({
    tokenSecret: secret,
    log: { level: config.logLevel },
    limits: { enforced: config.rateLimits },
    trustProxy: config.trustProxy,
    chatSource: config.chatSource,
  });
  const { sessions, tokens, viewers, stopHearing } = openCallers({ app, pool, log, noticeFeed, clock });
  const { live, tickets } = openLive({ pool, clock, sessions, viewers, noticeFeed, origins: config.origins });

  const files = openFiles(config, pool, clock);
  const run = commands(log, clock, newIds);
  const numbers = postgresNumbers(pool);
  const kept = keptAnswers(pool);
  const known = { pool, secret, newCaptcha, say, log, noticeFeed, sessions, tokens, clock };
  const accounts = accountsParts(config, { ...known, commands: run, numbers, onFailure: warn });
  const imports = forecastImport(pool, readDb, clock);
  await app.register(async (api) => {
    await compressAnswers(api);
    mount(api, {
      queryRoutes: [...queryRoutes({ accounts, files, tickets, readDb, clock, demo: config.demo }), ...imports.reads],
      commandRoutes: [...commandRoutes, ...imports.commands],
      viewers,
      commands: run,
      keptAnswers: kept,
      numbers,
      clock,
      committed: (events) => viewers.changed(events.map(({ streamId }) => streamId)),
    });
  });
  const jobs = runJobs(lead, standingJobs({ pool, readDb, commands: run, kept, clock }), warn);
  await serveOpenApi(app, version);
  await app.register(servePictures(files));
  serveArt(app);
  await live.register(app);
  await serveConsole(app, consoleFolder);
  await app.listen({ port: config.port, host: config.host });

  return {
    url: `http://localhost:${(app.server.address() as { port: number }).port}`,
    app,
    pool,
    processor,
    live,
    async close() {
      live.close();
      stopHearing();
      await app.close();
      await jobs.stop();
      await history.close();
      await database.close();
    },
  };
};
