import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import { MAX_BYTES_PER_DAY } from '#contracts/files/file-purposes.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { createForecastRoute } from '#services/forecast/create-forecast.ts';
import { keptImports } from '#services/forecast-import/kept-imports.ts';
import { forecastImportArea } from '#services/forecast-import/area.ts';
import type { ForecastImportTables } from '#services/forecast-import/table.ts';
import { importsConfirmedMigration } from '#services/forecast-import/migrations/0015-imports-confirmed.ts';
import { importsMigration } from '#services/forecast-import/migrations/0004-imports.ts';
import { filesArea } from '#services/files/area.ts';
import { servePictures } from '#services/files/serve-pictures.ts';
import { importTemplate } from '#services/forecast-import/workbook/import-template.ts';
import { readWorkbooksApart } from '#kernel/files/workbook/read-workbook-apart.ts';
import { unlimited, type Allowance } from '#kernel/allowance.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { diskFileStore } from '#kernel/files/disk-file-store.ts';
import { files } from '#kernel/files/files.ts';
import { incomingFiles } from '#kernel/files/incoming-files.ts';
import { type FilesTables } from '#kernel/files/table.ts';
import { filesMigration } from '#kernel/migrations/0003-files.ts';
import { fileUsesMigration } from '#kernel/migrations/0014-file-uses.ts';
import { buildApp } from '#kernel/http/app.ts';
import { mount } from '#kernel/http/mount.ts';
import { usualPatience, type Patience } from '#kernel/http/send-opened.ts';
import { newIds } from '#kernel/ids.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { ThreadBounds } from '#kernel/threads/run-in-a-thread.ts';
import { labelsArea } from '#services/labels/area.ts';
import { noLabels } from '#services/labels/shipping/label-source.ts';
import type { OrderLabel } from '#services/labels/zip-label.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { recorded } from '#tests/support/kernel-events.ts';

const skus = Array.from({ length: 40 }, (_, index) => `SKU-${index}`);

interface FilesAppOptions {
  reading?: ThreadBounds;
  importsAMinute?: Allowance;
  pixels?: Allowance;
  bytesADay?: number;
  patience?: Patience;
}

/** Everything of files, labels and the forecast import behind real HTTP, on a real database and a real folder. */
export const startFilesApp = async ({
  reading,
  importsAMinute = unlimited,
  pixels = unlimited,
  bytesADay = MAX_BYTES_PER_DAY,
  patience = usualPatience,
}: FilesAppOptions = {}) => {
  const database = await freshDatabase({ migrations: [filesMigration, fileUsesMigration, importsMigration, importsConfirmedMigration] });
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfline-files-'));
  const stored = files(kyselyOn<FilesTables>(database.pool), diskFileStore(folder), systemClock);
  const log = postgresEventLog(database.pool);
  await log.commit({ appends: catalogue(), claims: [], releases: [], counts: [] });
  const labels: OrderLabel[] = [];
  const imports = {
    imports: keptImports(kyselyOn<ForecastImportTables>(database.pool), systemClock),
    createForecast: createForecastRoute.handle,
    importReading: { read: readWorkbooksApart(importTemplate, reading), perAccount: importsAMinute },
    importLookups: {
      knownSkus: async (asked: readonly string[]) => new Map(asked.filter((sku) => skus.includes(sku)).map((sku) => [sku, ['41', '42']])),
      someSku: async () => ({ sku: 'SKU-1', size: '41' }),
      warehouses: async () => [{ warehouseId: 'W1', name: 'Los Angeles' }],
    },
  };

  const app = await buildApp({ tokenSecret: 'x'.repeat(32), log: { level: 'silent' }, limits: { enforced: false } });
  mount(app, {
    queryRoutes: [
      ...filesArea.queries({ files: stored, budgets: { pixels, bytesADay, clock: systemClock } }),
      ...labelsArea.queries({
        log,
        clock: systemClock,
        files: stored,
        labelsOf: async () => labels,
        racksOf: async () => [],
        repairsToPrint: async () => [],
        goodsOf: async () => new Map(),
        labelSource: noLabels,
      }),
      ...forecastImportArea.queries(imports),
    ],
    commandRoutes: forecastImportArea.wiredCommands(imports),
    incoming: incomingFiles(path.join(folder, 'incoming')),
    viewers: {
      ofToken: async (token, { language, requestId }) => (viewers[token] ? { ...viewers[token], language, requestId } : reject('Unauthorized')),
      ofSession: async () => reject('Unauthorized'),
      changed: () => {},
    },
    commands: commands(log, systemClock, newIds),
    idempotencyStore: idempotencyStore(database.pool),
    numbers: testNumbers(),
    clock: systemClock,
    patience,
  });
  await app.register(servePictures(stored, patience));
  return { app, database, labels, files: stored, ...sending(app), ...looking(database, folder), stop: () => stop(app, database, folder) };
};

export type FilesApp = Awaited<ReturnType<typeof startFilesApp>>;

const stop = async (app: FastifyInstance, database: TestDatabase, folder: string): Promise<void> => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
};

const viewer = (accountId: string, terminal: Terminal, permissionId: PermissionId, shopId?: number): Viewer => ({
  accountId,
  name: accountId,
  terminal,
  ...(shopId !== undefined && { shopId }),
  warehouseIds: ['W1'],
  permissions: [{ permissionId, actions: ['query', 'add', 'import'] }],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: accountId,
  requestId: 'r',
});

const viewers: Record<string, Viewer> = {
  seller: viewer('seller', 'business', 'business', 7),
  other: viewer('other', 'business', 'business', 8),
  warehouse: viewer('warehouse', 'warehouse', '700107'),
  admin: viewer('admin', 'admin', '900'),
};

const catalogue = () => [
  append('warehouse-W1', 'warehouse', 'WarehouseCreated', {
    warehouseId: 'W1',
    name: 'Los Angeles',
    level: 'Basic',
    storageLimitDays: 30,
    dailyFeeCents: 10,
    timeZone: 'America/Los_Angeles',
    city: 'Los Angeles',
    menu: [],
  }),
  ...skus.map((sku) => append(`sku-${sku}`, 'sku', 'SkuCreated', { sku, brand: 'B', name: 'N', pku: 'P', sizes: ['41', '42'], image: '' })),
];

const append = (streamId: string, streamType: string, type: string, data: object) => ({
  streamId,
  streamType,
  expectedVersion: 0,
  events: [recorded(streamId, 1, data, type)],
});

const testNumbers = (): Numbers => {
  let last = 0;
  return {
    oneId: () => oneIdFrom(Array.from({ length: 9 }, () => Math.floor(Math.random() * 31))),
    next: async (series, now) => series.write(++last, now),
    reference: () => 'ABCDEFGH123',
  };
};

/** The tests make their workbooks in the server's own process, which then counts as busy for a moment; a browser would wait as well. */
const patiently = async (call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> => {
  const answer = await call();
  if (answer.statusCode !== 503) return answer;
  await calm();
  return call();
};

/** Until the server's own measure of its load has seen an idle second. */
const calm = () => setTimeout(2_100);

const sending = (app: FastifyInstance) => ({
  get: (url: string, token: string, headers: Record<string, string> = {}) =>
    patiently(() => app.inject({ method: 'GET', url, headers: { token, ...headers } })),
  post: (url: string, token: string, payload: object, headers: Record<string, string> = {}) =>
    patiently(() => app.inject({ method: 'POST', url, payload, headers: { token, ...headers } })),
  send: (url: string, token: string, name: string, bytes: Uint8Array, headers: Record<string, string> = {}, fields: Record<string, string> = {}) =>
    patiently(() => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new File([Buffer.from(bytes)], name));
      return app.inject({ method: 'POST', url, payload: form, headers: { token, ...headers } });
    }),
});

const looking = (database: TestDatabase, folder: string) => ({
  filesOnDisk: async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
  countOf: async (table: 'files' | 'forecast_imports' | 'events', where = 'true') =>
    Number((await database.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)).rows[0]!.n),
});
