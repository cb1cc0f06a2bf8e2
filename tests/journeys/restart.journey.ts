import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaIdHeader, getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { launchBrowser, type LaunchedBrowser } from '../support/browser.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { newcomer } from '../support/journey.ts';
import { fillSignIn, type Person } from '../support/people.ts';
import { callsOf, type Calls } from '../support/portal-calls.ts';
import { fillDataFolder, postgresProcess, startPortalProcess, type PortalProcess } from '../support/portal-process.ts';

let dataDir: string;
let port: number;
let portal: PortalProcess;
let launched: LaunchedBrowser;
let seller: Person;
let calls: Calls;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-restart-'));
  [port, launched] = await Promise.all([freePort(), launchBrowser(), fillDataFolder(dataDir)]);
  portal = await startPortalProcess(dataDir, port);
  calls = await callsOf(portal.url, 'seller', { read: captchaOf });
  seller = await newcomer(launched.browser, { name: 'seller', url: portal.url });
  const picture = seller.page.waitForResponse((answer) => answer.url().endsWith(getCaptcha.path));
  await seller.page.goto('/');
  await fillSignIn(seller, { login: 'seller', captcha: await captchaOf((await (await picture).headerValue(captchaIdHeader))!) });
  await seller.presses(seller.t('signIn.submit'));
  await seller.seesLive();
});
afterAll(async () => {
  await portal?.stop();
  await launched?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the picture says: a portal in a process of its own draws it by chance. */
const captchaOf = async (captchaId: string): Promise<string> => {
  const { url } = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const database = new Client(url);
  await database.connect();
  const { rows } = await database.query<{ code: string }>('SELECT code FROM captchas WHERE captcha_id = $1', [captchaId]);
  await database.end();
  return rows[0]!.code;
};

let made = 0;
const forecast = async (): Promise<string> => {
  const logNo = `1Z999AA1${String(made++).padStart(10, '0')}`;
  const lines = [{ sku: 'DD1391-100', size: '9', quantity: 2 }];
  const { preId } = await calls.send(createForecastEndpoint, { warehouseId: 'EWR-1', logNo, shippingType: 'express', lines, remark: '' });
  return preId;
};

/** Several at once forecast without a pause until nothing answers any more; tells which parcels they were given a number for. */
const forecastsUntil = async (cut: () => Promise<unknown>): Promise<string[]> => {
  const acknowledged: string[] = [];
  const goOn = async (): Promise<void> => {
    for (let preId: string | undefined; (preId = await forecast().catch(() => undefined));) acknowledged.push(preId);
  };
  const all = Promise.all([goOn(), goOn(), goOn(), goOn()]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await cut();
  await all;
  return acknowledged;
};

const opensAgain = async (): Promise<void> => void (portal = await startPortalProcess(dataDir, port));

const findsAll = async (parcels: readonly string[]): Promise<void> => {
  for (const id of parcels) expect((await calls.read(getPackage, { id })).items).toHaveLength(2);
};

/** The page that was open all along follows again by itself, and its session outlived the process. */
const seesThatAllIsWell = async (): Promise<void> => {
  await seller.seesLive();
  await seller.page.reload();
  await seller.seesLive();
};

describe('What was done is there at the next start', () => {
  it('after a stop', async () => {
    const parcel = await forecast();
    expect(await portal.stop()).toBe(0);
    await opensAgain();
    await findsAll([parcel]);
    await seesThatAllIsWell();
  });

  it('after kill -9 of the server, whose PostgreSQL went on', async () => {
    const postgres = await postgresProcess(dataDir);
    const parcels = await forecastsUntil(() => portal.kill());
    await opensAgain();
    expect(await postgresProcess(dataDir)).toBe(postgres);
    await findsAll(parcels);
    await seesThatAllIsWell();
  });

  it('after kill -9 of PostgreSQL', async () => {
    const postgres = await postgresProcess(dataDir);
    const parcels = await forecastsUntil(async () => process.kill(postgres, 'SIGKILL'));
    await portal.stop();
    await opensAgain();
    expect(await postgresProcess(dataDir)).not.toBe(postgres);
    await findsAll(parcels);
    await seesThatAllIsWell();
  });
});
