import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { exportPackages } from '#contracts/forecast/export-packages.ts';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import { positionHeader } from '#contracts/kernel/events/recorded-event.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { readConfig } from '#services/config.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPortal, type Portal } from '#services/server.ts';
import { openPostgresPair, type PostgresPair } from '#tests/cluster/parts/postgres-pair.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { newTrackingNumber, product, warehouseId } from '#tests/support/portal-goods.ts';
import { fillWithSmallWorld, shownCaptcha } from '#tests/support/portal.ts';

let folder: string;
let pair: PostgresPair;
let portal: Portal;
let seller: Calls;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-replica-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  pair = await openPostgresPair(folder, async (url) => {
    const pool = createPool(url, { size: 4 });
    await migrate(pool, migrations);
    await fillWithSmallWorld(pool);
    await pool.end();
  });
  const urls = { DATABASE_URL: pair.primaryUrl, REPLICA_URL: pair.replicaUrl };
  const config = readConfig({ ...urls, DATA_DIR: path.join(folder, 'data'), PORT: '0', POOL_SIZE: '8', DEMO: 'true', LOG_LEVEL: 'error' });
  portal = await startPortal(config, { newCaptcha: () => shownCaptcha });
  seller = await callsOf(portal.url, 'seller');
});
afterAll(async () => {
  await portal?.close();
  await pair?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Forecasts a parcel; answers its number and where it stands in the log. */
const forecast = async (): Promise<{ preId: string; position: string }> => {
  const lines = [{ ...product, quantity: 1 }];
  const body = { warehouseId, logNo: newTrackingNumber(), shippingType: 'express', lines, remark: '' };
  const answer = await fetch(`${portal.url}/api/business${createForecastEndpoint.path}`, {
    method: 'POST',
    headers: { token: seller.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { preId: string } };
  return { preId: data.preId, position: answer.headers.get(positionHeader)! };
};

/** Parcels as someone reads them who has seen the log up to there. */
const listed = async (position?: string): Promise<string[]> => {
  const answer = await fetch(`${portal.url}/api/business${listPackages.path}?size=5`, {
    headers: { token: seller.token, ...(position && { [positionHeader]: position }) },
  });
  const { data } = (await answer.json()) as { data: { data: { id: string }[] } };
  return data.data.map(({ id }) => id);
};

const fileOfPackages = async (): Promise<string> => {
  const answer = await fetch(`${portal.url}/api/business${exportPackages.path}`, { method: exportPackages.method, headers: { token: seller.token } });
  return answer.text();
};

const lagging = async (work: () => Promise<void>): Promise<void> => {
  await pair.holdReplica();
  try {
    await work();
  } finally {
    await pair.releaseReplica();
  }
};

describe('Rule: lists may come from a replica, but nobody is shown less than they have written', () => {
  it('shows its writer what the replica does not have yet, and others a little later', async () => {
    let made = { preId: '', position: '' };
    await lagging(async () => {
      made = await forecast();
      expect(await listed(made.position)).toContain(made.preId);
      expect(await listed()).not.toContain(made.preId);
    });
    await expect.poll(() => listed()).toContain(made.preId);
  });

  it('leaves a replica alone that is seconds behind', async () => {
    await lagging(async () => {
      const { preId } = await forecast();
      await expect.poll(() => listed()).toContain(preId);
    });
  });

  it('reads files of lists where they are written', async () => {
    await lagging(async () => {
      const { preId } = await forecast();
      expect(await fileOfPackages()).toContain(preId);
    });
  });

  it.each(['nonsense', '99999999999999999999-1'])('reads all the same for one who names the place %s', async (position) => {
    expect(await listed(position)).not.toEqual([]);
  });

  it('reads on while the replica is away', async () => {
    await pair.killReplica();
    const answers = await Promise.all(Array.from({ length: 5 }, () => listed()));
    for (const answer of answers) expect(answer).not.toEqual([]);
  });
});
