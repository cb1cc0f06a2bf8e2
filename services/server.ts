import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listDemoSignIns } from '#contracts/accounts/demo-sign-ins.ts';
import type { Tags } from '#contracts/kernel/recorded-event.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { startEmbeddedPostgres } from '#deploy/embedded-postgres/launcher.ts';
import { checkpointsMigration } from '#projections/kernel/checkpoints.ts';
import { dueAnnouncements } from '#projections/announcements/due.ts';
import { inlineProjections, projectionMigrations, projectionRoutes, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/inline.ts';
import { startProcessor, type Processor } from '#projections/kernel/processor.ts';
import { orderLabels } from '#projections/orders/order-labels.ts';
import { overduePackages } from '#projections/packages/overdue.ts';
import { importLookups } from '#projections/reference/import-lookups.ts';
import { racksOf } from '#projections/shelving/racks.ts';
import { accountsQueryRoutes, accountsRoutes } from './accounts/routes.ts';
import { pgAttempts } from './accounts/sign-in/attempts.ts';
import { pgCaptchas } from './accounts/sign-in/captchas.ts';
import { pgCredentials } from './accounts/sign-in/credentials.ts';
import { forgetPast } from './accounts/sign-in/forget-past.ts';
import { signInMigration } from './accounts/sign-in/migration.ts';
import { pgSmsCodes } from './accounts/sign-in/sms-codes.ts';
import { logSmsSender, noSmsSender } from './accounts/sign-in/sms-sender.ts';
import { accountViewers } from './accounts/viewers.ts';
import { publishDueAnnouncements } from './announcements/publish-due-announcements.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { batchRoutes } from './batches/routes.ts';
import type { Config } from './config.ts';
import { serveConsole } from './console.ts';
import { serveArt } from './demo/art/serve-art.ts';
import { demoSignIns } from './demo/cast/demo-sign-ins.ts';
import { withDrawnLabels } from './demo/label-files.ts';
import { seedDemoWorld } from './demo/seed-demo-world.ts';
import { filesRoutes } from './files/routes.ts';
import { servePictures } from './files/serve-pictures.ts';
import { forecastImportRoutes } from './forecast-import/routes.ts';
import { keptImports } from './forecast-import/kept-imports.ts';
import { migration as importsMigration, type ForecastImportTables } from './forecast-import/table.ts';
import { createForecastRoute } from './forecast/create-forecast.ts';
import { expireDueForecasts } from './forecast/expire-due-forecasts.ts';
import { forecastRoutes } from './forecast/routes.ts';
import { inspectionRoutes } from './inspection/routes.ts';
import { allowedEvents } from './item/lifecycle.ts';
import { itemRoutes } from './item/routes.ts';
import { openBus } from './kernel/bus/open-bus.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import { commands } from './kernel/commands/commands.ts';
import { kyselyOn } from './kernel/database/kysely-on.ts';
import { leadership } from './kernel/database/leadership.ts';
import { migrate } from './kernel/database/migrate.ts';
import { createPool } from './kernel/database/pool.ts';
import { keptAnswers } from './kernel/event-store/kept-answers.ts';
import { logReader } from './kernel/event-store/log-reader.ts';
import { postgresEventLog } from './kernel/event-store/postgres-event-log.ts';
import { eventLogMigration } from './kernel/event-store/schema.ts';
import { diskFileStore } from './kernel/files/disk-file-store.ts';
import { files } from './kernel/files/files.ts';
import { migration as filesMigration, type FilesTables } from './kernel/files/table.ts';
import { buildApp } from './kernel/http/app.ts';
import { mount } from './kernel/http/mount.ts';
import { serveOpenApi } from './kernel/http/openapi.ts';
import { newIds } from './kernel/ids.ts';
import { hourly } from './kernel/jobs/hourly.ts';
import { numbersMigration } from './kernel/numbers-migration.ts';
import { postgresNumbers } from './kernel/numbers-postgres.ts';
import { sessionsMigration } from './kernel/sessions/migration.ts';
import { pgSessions } from './kernel/sessions/sessions.ts';
import { jwtTokens } from './kernel/sessions/tokens.ts';
import { labelRoutes } from './labels/routes.ts';
import { liveGateway, type LiveGateway } from './live/gateway.ts';
import { mayFollow } from './live/may-follow.ts';
import { pgTickets, ticketRoute } from './live/tickets.ts';
import { outboundRoutes } from './outbound/routes.ts';
import { receivingRoutes } from './receiving/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { repairRoutes } from './repair/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { returnsRoutes } from './returns/routes.ts';
import { shelvingRoutes } from './shelving/routes.ts';
import { allowedOrderEvents } from './streams/order-flow.ts';
import { tokenSecret } from './token-secret.ts';
import { version } from './version.ts';

export const migrations = [
  eventLogMigration,
  checkpointsMigration,
  numbersMigration,
  sessionsMigration,
  signInMigration,
  filesMigration,
  importsMigration,
  ...projectionMigrations,
];

export const commandRoutes = [
  ...accountsRoutes,
  ...referenceRoutes,
  ...itemRoutes,
  ...forecastRoutes,
  ...receivingRoutes,
  ...inspectionRoutes,
  ...shelvingRoutes,
  ...requestsRoutes,
  ...outboundRoutes,
  ...batchRoutes,
  ...returnsRoutes,
  ...repairRoutes,
  ...announcementRoutes,
];

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
  const { clock = systemClock, say = () => {}, consoleFolder = path.resolve('dist/web') } = options;
  const warn = (failure: unknown) => say(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));

  const postgres = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') }) : undefined;
  const pool = createPool(config.databaseUrl ?? postgres!.url, { size: config.poolSize });
  await migrate(pool, migrations);
  const inline = runInline(inlineProjections);
  if (config.demo) await seedDemoWorld({ pool, inline, now: clock.now(), say });

  const reader = logReader(pool);
  const lead = leadership(pool, { onError: warn });
  const { bus, noticeFeed, close: closeBus } = await openBus({ pool, log: reader, lead, natsUrl: config.natsUrl, onError: warn });
  const log = postgresEventLog(pool, { inline, onCommitted: () => bus.wake() });
  const processor = startProcessor({ pool, log: reader, lead, wakeUps: bus, projections: sumProjections, onError: warn });

  const secret = await tokenSecret(config.tokenSecret, config.dataDir);
  const app = await buildApp({
    tokenSecret: secret,
    log: { level: config.logLevel },
    limits: { enforced: config.rateLimits },
    trustProxy: config.trustProxy,
    chatSource: config.chatSource,
  });
  const sessions = pgSessions(pool, clock);
  const tokens = jwtTokens(app.jwt, clock);
  const viewers = accountViewers({ tokens, sessions, log, clock });
  const stopHearing = noticeFeed.follow((notices) => viewers.changed(notices.map(({ streamId }) => streamId)));

  const tickets = pgTickets(pool, viewers, clock);
  const tagsOf = (streamId: string) => lastTags(pool, streamId);
  const live = liveGateway({ feed: noticeFeed, tickets, mayFollow: mayFollow(tagsOf), running: sessions.running, origins: config.origins });
  sessions.onEnded((ended) =>
    live.endSessions((viewer) => ('sessionId' in ended ? viewer.sessionId === ended.sessionId : viewer.accountId === ended.accountId)),
  );

  const db = kyselyOn<FilesTables & ForecastImportTables>(pool);
  const readDb = kyselyOn<never>(pool);
  const disk = diskFileStore(path.join(config.dataDir, 'files'));
  const keptFiles = files(db, config.demo ? withDrawnLabels(disk, pool) : disk, clock);
  const run = commands(log, clock, newIds);
  const numbers = postgresNumbers(pool);
  const accounts = {
    log,
    sessions,
    tokens,
    clock,
    version,
    credentials: pgCredentials(pool, clock),
    captchas: pgCaptchas(pool, clock, options.newCaptcha ?? fixedCaptcha(config)),
    smsCodes: pgSmsCodes(pool, clock, secret),
    attempts: pgAttempts(pool, clock),
    smsSender: config.demo ? logSmsSender(say) : noSmsSender,
    onFailure: warn,
    commands: run,
    numbers,
    chatSource: config.chatSource,
  };
  const imports = forecastImportRoutes({ imports: keptImports(db, clock), createForecast: createForecastRoute.handle, ...importLookups(readDb) });
  const queryRoutes: QueryRoute[] = [
    ...accountsQueryRoutes(accounts),
    ...filesRoutes({ files: keptFiles }),
    ...labelRoutes({ files: keptFiles, labelsOf: orderLabels(readDb), racksOf: racksOf(readDb) }),
    ...imports.reads,
    ...projectionRoutes({ db: readDb, clock, allowedEvents, allowedOrderEvents }),
    ticketRoute(tickets),
    queryRoute(listDemoSignIns, async () =>
      config.demo ? demoSignIns.map(({ role, login, password, name }) => ({ role, login, password, name })) : [],
    ),
  ];
  const kept = keptAnswers(pool);
  mount(app, {
    queryRoutes,
    commandRoutes: [...commandRoutes, ...imports.commands],
    viewers,
    commands: run,
    keptAnswers: kept,
    numbers,
    clock,
    committed: (events) => viewers.changed(events.map(({ streamId }) => streamId)),
  });
  const jobs = hourly(
    lead,
    [
      expireDueForecasts({ overdue: overduePackages(readDb), commands: run, clock, ids: newIds }),
      publishDueAnnouncements({ due: dueAnnouncements(readDb), commands: run, clock, ids: newIds }),
      { name: 'forget-past', run: () => forgetPast(pool, clock) },
      { name: 'forget-answers', run: () => kept.forgetBefore(new Date(clock.now().getTime() - answersKeptMs)) },
    ],
    warn,
  );
  await serveOpenApi(app, version);
  await app.register(servePictures(keptFiles));
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
      await processor.stop();
      await closeBus();
      await pool.end();
      await postgres?.stop();
    },
  };
};

/** The demo's own captcha, where the settings name one; by chance otherwise. */
const fixedCaptcha = ({ demoCaptcha }: Config) => (demoCaptcha === undefined ? undefined : () => demoCaptcha);

/** A retry later than this is a new command. */
const answersKeptMs = 7 * 86_400_000;

/** Whose a stream is now: what its last event says. */
const lastTags = async (pool: Pool, streamId: string): Promise<Tags | undefined> => {
  const text = "SELECT metadata->'tags' AS tags FROM events WHERE stream_id = $1 ORDER BY version DESC LIMIT 1";
  const { rows } = await pool.query<{ tags: Tags }>({ name: 'last-tags', text, values: [streamId] });
  return rows[0]?.tags;
};
