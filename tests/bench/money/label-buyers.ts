import type { Pool } from 'pg';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { openPartWorker } from '#demo/large/make-part.ts';
import { seedLargeWorld } from '#demo/large/seed-large-world.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands, toOutcome } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { migrations } from '#services/composition/migrations.ts';
import { aRecharge } from '#tests/support/postings.ts';
import type { Calls } from '../calls.ts';
import { startPortalProcess, tokenFor, type RunningPortal } from '../portal.ts';

const plenty = 1_000_000_00;

const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const shipment = {
  from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
  to: { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 23, heightCm: 14 },
};

export interface LabelBuyers {
  pool: Pool;
  portal: RunningPortal;
  /** Another node on the same database. */
  startAnother(): Promise<RunningPortal>;
  /** The next purchase of sellers in turns, each of another shop. */
  next: Calls['next'];
  stop(): Promise<void>;
}

/** Sellers of so many of 300 shops, with more money than they can spend, and a portal where they buy labels. */
export const labelBuyers = async (url: string, shops = 300): Promise<LabelBuyers> => {
  const pool = createPool(url, { size: 4 });
  await migrate(pool, migrations);
  const plan = { seed: 'bench', items: 3_000, days: 40, now: new Date() };
  await seedLargeWorld({ pool, url, plan, masterKey: masterKeyOf(demoPersonalDataKey), workers: 2, openWorker: openPartWorker });
  await enrich(pool);
  const start = () => startPortalProcess({ DATABASE_URL: url, DEMO: 'true', POOL_SIZE: '32' });
  const portal = await start();
  const accounts = (await sellers(pool)).slice(0, shops);
  const headers = (await Promise.all(accounts.map((accountId) => tokenFor(pool, accountId)))).map(headersOf);
  const body = await aPurchase(portal.url, headers[0]!);
  let turn = 0;
  return {
    pool,
    portal,
    startAnother: start,
    next() {
      turn++;
      return { path: '/api/business/shipping-labels', headers: { ...headers[turn % headers.length], 'idempotency-key': `bench-${turn}` }, body };
    },
    async stop() {
      await pool.end();
      await portal.stop();
    },
  };
};

const headersOf = (token: string) => ({ token, language: 'en_us', timezone: 'UTC' });

/** At what the portal asks for it. */
const aPurchase = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${url}/api/business/shipping-labels/rate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(shipment),
  });
  const { data } = (await answer.json()) as { data: DataOf<typeof rateLabelEndpoint> };
  const { service, feeCents } = data.offers[0]!;
  return JSON.stringify({ ...shipment, service, feeCents });
};

/** Nobody is to run out of money. */
const enrich = async (pool: Pool): Promise<void> => {
  const run = commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), systemClock, newIds);
  const { rows } = await pool.query<{ shop_id: number }>('SELECT shop_id FROM shops');
  await run.run({ actor: { accountId: 'bench', name: 'Bench', terminal: 'system' }, correlationId: 'c', causationId: 'c' }, async (load) => {
    const wallets = await load.many(
      walletStream,
      rows.map(({ shop_id }) => shop_id),
    );
    const credited = wallets.map((wallet, index) =>
      change(wallet, aRecharge({ shopId: rows[index]!.shop_id, id: `RC-bench-${index}`, cents: plenty })),
    );
    return toOutcome(accept(...credited), null);
  });
};

const sellers = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ account_id: string }>(
    `SELECT DISTINCT ON (data ->> 'shopId') substring(stream_id FROM 9) AS account_id FROM events
     WHERE type = 'AccountCreated' AND data ->> 'userType' = '4' ORDER BY data ->> 'shopId', global_position`,
  );
  return rows.map(({ account_id }) => account_id);
};
