import { listDemoSignIns } from '#contracts/accounts/demo-sign-ins.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { inlineProjections, projectionRoutes } from '#projections/all.ts';
import type { ReadDatabase, ReadTables } from '#projections/kernel/read-database.ts';
import { allRebuilds } from '#projections/kernel/rebuilds.ts';
import { labelledGoods } from '#projections/inventory/labelled-goods.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { orderLabels } from '#projections/orders/order-labels.ts';
import { racksOf } from '#projections/shelving/racks.ts';
import { filesInTurn } from '#kernel/files/files-in-turn.ts';
import { signInToDemoRoute } from '../accounts/sign-in/login.ts';
import { accountsQueryRoutes, type AccountsParts } from '../accounts/routes.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { filesRoutes } from '../files/routes.ts';
import type { UploadBudgets } from '../files/upload.ts';
import { allowedEvents } from '../aggregates/item/lifecycle.ts';
import type { Clock } from '#kernel/clock.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { pastStreams } from '#kernel/event-store/past-streams.ts';
import type { Files } from '#kernel/files/files.ts';
import { labelRoutes } from '../labels/routes.ts';
import { ticketRoute, type Tickets } from '../live/tickets.ts';
import { allowedOrderEvents } from '../aggregates/order/order-flow.ts';
import { pgBrowserErrors } from '../system/browser-errors.ts';
import { reportBrowserErrorRoute } from '../system/report-browser-error.ts';
import { systemRoute, type SystemNeeds } from '../system/system-route.ts';

interface QueryParts {
  accounts: AccountsParts;
  files: Files;
  budgets: UploadBudgets;
  tickets: Tickets;
  readDb: ReadDatabase;
  clock: Clock;
  demo: boolean;
  system: Omit<SystemNeeds, 'clock' | 'inStep' | 'rebuilds' | 'browserErrors'>;
  onBrowserError(error: BrowserError): void;
}

/** Every call that appends no events of its own, by area: what is read, and who signs in. */
export const queryRoutes = ({ accounts, files, budgets, tickets, readDb, clock, demo, system, onBrowserError }: QueryParts): QueryRoute[] => [
  ...accountsQueryRoutes(accounts),
  ...filesRoutes({ files, budgets }),
  ...labelRoutes({ log: accounts.log, files, labelsOf: orderLabels(readDb), racksOf: racksOf(readDb), goodsOf: labelledGoods(readDb) }),
  ...projectionRoutes({
    db: readDb,
    primaryDb: kyselyOn<ReadTables>(system.pool),
    writeInTurn: filesInTurn(),
    past: pastStreams(readDb),
    clock,
    allowedEvents,
    allowedOrderEvents,
    lastSignIns: accounts.sessions.lastOpened,
    phoneOf: async (accountId) => (await accounts.credentials.ofAccount(accountId))?.phone ?? null,
  }),
  ticketRoute(tickets),
  systemRoute({
    ...system,
    clock,
    inStep: inlineProjections.map(({ name }) => name),
    rebuilds: () => allRebuilds(unprepared(system.pool)),
    browserErrors: pgBrowserErrors(system.pool),
  }),
  reportBrowserErrorRoute({ errors: pgBrowserErrors(system.pool), onReported: onBrowserError }),
  signInToDemoRoute(demo ? demoSignIns.map(({ login }) => login) : [], accounts),
  queryRoute(listDemoSignIns, async () => (demo ? demoSignIns.map(({ role, login, password, name }) => ({ role, login, password, name })) : [])),
];
