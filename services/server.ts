import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { providedBy } from '#projections/all.ts';
import type { Processor } from '#projections/kernel/processor.ts';
import type { Config } from './config.ts';
import { serveConsole } from './console.ts';
import { namingFiles } from './files/naming-files.ts';
import { servePictures } from './files/serve-pictures.ts';
import { delayedPosition } from '#kernel/bus/delayed-position.ts';
import { systemClock, type Clock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { aggregateCache } from '#kernel/commands/aggregate-cache.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { buildApp } from '#kernel/http/app.ts';
import { compressAnswers } from '#kernel/http/compression.ts';
import type { LogOptions } from '#kernel/http/guards/logging.ts';
import { mount } from '#kernel/http/mount.ts';
import { serveOpenApi } from '#kernel/http/openapi.ts';
import { newIds } from '#kernel/ids.ts';
import { outboxFigures } from '#kernel/outbox/outbox-figures.ts';
import { processFigures } from '#kernel/processes/process-figures.ts';
import { noticesWithNames } from '#kernel/personal-data/notices-with-names.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import type { LabelSource } from './labels/shipping/label-source.ts';
import type { LiveGateway } from './live/gateway.ts';
import { noStartupServer, type StartupServer } from './observability/startup-server.ts';
import { openMetrics } from './observability/metrics.ts';
import { observers } from './observability/observer.ts';
import { probes } from './observability/probes.ts';
import { openTraces } from './observability/tracing/open-traces.ts';
import { accountsParts, codeDestinations } from './composition/accounts.ts';
import { openCallers } from './composition/callers.ts';
import { openDatabase } from './composition/database.ts';
import { openFiles, openIncoming, uploadBudgets } from './composition/files.ts';
import { openHistory } from './composition/history.ts';
import { jobsOf } from './composition/jobs.ts';
import { openLanes } from './composition/lanes.ts';
import { openCarriers } from './composition/carriers.ts';
import { openChannels } from './composition/channels.ts';
import { openPayments } from './composition/payments.ts';
import { openLive } from './composition/live.ts';
import { processes } from './composition/processes.ts';
import { portalRoutes } from './composition/routes.ts';
import { keepRuns } from './system/job-runs.ts';
import { registerNode, activeRoles } from './system/nodes.ts';
import { tokenSecret } from './token-secret.ts';
import { version } from './version.ts';

export interface PortalOptions {
  clock?: Clock;
  /** What a person reads in the captcha; a test reads it here. */
  newCaptcha?: () => string;
  /** Where SMS codes of the demo go, and how its world comes to be. */
  say?: (line: string) => void;
  /** Where the lines of the log go; standard output unless told otherwise. */
  logTo?: LogOptions['stream'];
  /** The built console. */
  consoleFolder?: string;
  /** Answers on the port until the portal does. */
  startupServer?: StartupServer;
  /** Where labels come from, where no hub of carriers is named: a test's own. */
  labelSource?: LabelSource;
}

export interface Portal {
  url: string;
  /** Where Prometheus asks. */
  metricsUrl: string | undefined;
  app: FastifyInstance;
  pool: Pool;
  /** All that happened, in its order. */
  log: LogReader;
  processor: Processor;
  live: LiveGateway;
  /** Is not ready any more and lets balancers hear of it, answers what is under way, then stops; the embedded PostgreSQL stops too. */
  close(): Promise<void>;
}

/** A replica that does not have what was told so many milliseconds ago is not read. */
const MAX_LAG_MS = 2_000;

/** Puts the whole portal together on one database and opens it. */
export const startPortal = async (config: Config, options: PortalOptions = {}): Promise<Portal> => {
  const {
    clock = systemClock,
    say = () => {},
    newCaptcha,
    consoleFolder = path.resolve('dist/web'),
    logTo,
    startupServer = noStartupServer,
  } = options;

  const secret = await tokenSecret(config.tokenSecret, config.dataDir);
  const app = await buildApp({
    tokenSecret: secret,
    log: { level: config.logLevel, stream: logTo },
    limits: { enforced: config.rateLimits },
    trustProxy: config.trustProxy,
    chatSource: config.chatSource,
  });
  const onError = (failure: unknown) => app.log.error({ err: failure }, 'work in the background failed');
  const metrics = openMetrics(config.metrics, clock);
  const nodeId = newIds.eventId();
  const traces = await openTraces(config.traces, { id: nodeId, version }, clock);
  const observer = observers(metrics.observer, traces.observer);
  observer.ofCalls(app);
  const onBrowserError = (error: BrowserError) => {
    const { route, message, version: build } = error;
    app.log.warn({ page: route, message, build }, 'a page failed in a browser');
    observer.browserFailed(error);
  };

  const database = await openDatabase(config, { clock, say, onPhase: startupServer.setPhase });
  const { pool, readDb, reads, personal, outbox, caches } = database;
  startupServer.setPhase('notices');
  const streamStates = aggregateCache(undefined, caches.logReplaced);
  caches.register({ logReplaced: streamStates.clear, subjectErased: streamStates.clear, streamAdvanced: streamStates.markStale });
  const history = await openHistory(database, { ...config, onError, observer });
  const { log, reader, lead, noticeFeed, processor } = history;
  const told = delayedPosition(noticeFeed, MAX_LAG_MS);
  const probed = probes({ pool, carrier: history.carrier });

  const { sessions, tokens, viewers, stopHearing } = openCallers({ app, pool, log, noticeFeed, clock });
  const spoken = noticesWithNames(noticeFeed, personal);
  const { live, tickets } = openLive({
    pool,
    clock,
    sessions,
    viewers,
    noticeFeed: spoken,
    nodes: history.bus,
    origins: config.origins,
    onDispatched: observer.dispatched,
  });

  const files = await openFiles(config, pool, clock);
  const incoming = await openIncoming(config);
  const run = observer.ofCommands(commands(log, clock, newIds, streamStates));
  const numbers = postgresNumbers(pool);
  const idempotencyRecords = idempotencyStore(pool);
  const known = { pool, secret, newCaptcha, outbox, log, noticeFeed, sessions, tokens, clock };
  const accounts = accountsParts(config, { ...known, commands: run, numbers, onFailure: onError });
  const jobs = jobsOf({ pool, idempotencyStore: idempotencyRecords, files, incoming, clock, commands: run, retentionYears: config.retentionYears });
  const opensOn = { port: config.port };
  const publicUrl = () => config.payments.publicUrl ?? `http://localhost:${opensOn.port}`;
  const payments = openPayments(config.payments, {
    pool,
    readDb,
    masterKey: database.masterKey,
    log,
    commands: run,
    numbers,
    clock,
    publicUrl,
    onError,
  });
  const channels = openChannels({ config, pool, masterKey: database.masterKey, log, commands: run, numbers, files, clock, publicUrl, onError });
  const carriers = openCarriers({ config, pool, log, commands: run, files, outbox, clock, publicUrl, onError });
  const destinations = [...codeDestinations(config, say), ...payments.destinations, ...carriers.destinations];
  const figures = {
    processes: () => processFigures(pool, processes),
    outbox: () =>
      outboxFigures(
        pool,
        destinations.map(({ name }) => name),
      ),
  };
  const system = { jobs, lag: processor.lag, ...figures };
  const budgets = uploadBudgets(config, clock);
  const { commandRoutes, queryRoutes } = portalRoutes({
    config,
    pool,
    readDb,
    accounts,
    files,
    budgets,
    tickets,
    fingerprintOf: personal.fingerprintOf,
    system,
    payments: payments.providers,
    channelSecrets: channels.secrets,
    channelConsents: channels.consents,
    labelSource: options.labelSource ?? carriers.labelSource,
    onBrowserError,
  });
  await app.register(async (api) => {
    await compressAnswers(api);
    mount(api, {
      queryRoutes,
      commandRoutes: commandRoutes.map(namingFiles(files)),
      viewers,
      incoming,
      readFrom: (seen, read) => reads.from([told.position(), ...(seen ? [seen] : [])], read),
      commands: run,
      idempotencyStore: idempotencyRecords,
      numbers,
      clock,
      committed: (events) => viewers.changed(events.map(({ streamId }) => streamId)),
      ended: observer.commandEnded,
      names: personal,
    });
  });
  const lanes = openLanes({
    pool,
    lead,
    nodeId,
    reader,
    personal,
    noticeFeed,
    commands: run,
    idempotencyStore: idempotencyRecords,
    clock,
    outbox,
    processes,
    destinations,
    jobs,
    channels: channels.lanes,
    jobWatch: keepRuns(pool),
    observer,
    onError,
  });
  await payments.register(app);
  await channels.register(app, lanes.wake);
  await carriers.register(app);
  await app.register(probed.register);
  if (config.apiDocs) await serveOpenApi(app, version);
  await app.register(servePictures(files));
  if (config.demo) (await import('#demo/art/serve-art.ts')).serveArt(app);
  await live.register(app);
  await serveConsole(app, consoleFolder);
  const served = await metrics.serve({
    pools: database.pools,
    processor,
    live,
    lanes: figures,
    booksStanding: providedBy(readDb, streamsAsOf(readDb)).booksStanding,
  });
  await app.ready();
  await startupServer.close();
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  opensOn.port = port;
  await carriers.listen().catch(onError);
  const presence = await registerNode(
    pool,
    { id: nodeId, name: `${hostname()}:${port}`, version, duties: () => activeRoles({ sums: processor, jobs: lanes }), sockets: live.clients },
    onError,
  );

  return {
    url: `http://localhost:${port}`,
    metricsUrl: served?.url,
    app,
    pool,
    log: reader,
    processor,
    live,
    async close() {
      probed.leave();
      await pause(config.drainSeconds * 1000);
      live.close();
      stopHearing();
      told.stop();
      await app.close();
      await lanes.stop();
      await channels.close();
      await carriers.close();
      await presence.deregister();
      await served?.close();
      await history.close();
      await database.close();
      await traces.close();
    },
  };
};
