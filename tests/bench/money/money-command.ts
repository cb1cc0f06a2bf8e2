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
import { callsPerSecond } from '../calls.ts';
import { atLeast, atMost, percentile, type Figure } from '../figure.ts';
import { startPortalProcess, tokenFor } from '../portal.ts';

const connections = 32;
const warmUpMs = 8_000;
const ms = 8_000;
const plenty = 1_000_000_00;

const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const shipment = {
  from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
  to: { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 23, heightCm: 14 },
};

/**
 * `money-command`: the sellers of 300 shops buy labels over 32 connections, each a label, a posting and their rows in one commit; `ledger-lag`: meanwhile,
 * how far the operator's sums are behind the log.
 */
export const moneyCommandFigures = async (url: string, insertRate: number): Promise<Figure[]> => {
  const pool = createPool(url, { size: 4 });
  await migrate(pool, migrations);
  const plan = { seed: 'bench', items: 3_000, days: 40, now: new Date() };
  await seedLargeWorld({ pool, url, plan, masterKey: masterKeyOf(demoPersonalDataKey), workers: 2, openWorker: openPartWorker });
  await enrich(pool);
  const portal = await startPortalProcess({ DATABASE_URL: url, DEMO: 'true', POOL_SIZE: '32' });
  try {
    const tokens = await Promise.all((await sellers(pool)).map((accountId) => tokenFor(pool, accountId)));
    const headersOf = (token: string) => ({ token, language: 'en_us', timezone: 'UTC' });
    const answer = await fetch(`${portal.url}/api/business/shipping-labels/rate`, {
      method: 'POST',
      headers: { ...headersOf(tokens[0]!), 'content-type': 'application/json' },
      body: JSON.stringify(shipment),
    });
    const { data } = (await answer.json()) as { data: DataOf<typeof rateLabelEndpoint> };
    const { service, feeCents } = data.offers[0]!;
    const body = JSON.stringify({ ...shipment, service, feeCents });
    let turn = 0;
    const next = () => {
      const headers = { ...headersOf(tokens[turn++ % tokens.length]!), 'idempotency-key': `bench-${turn}` };
      return { path: '/api/business/shipping-labels', headers, body };
    };
    await callsPerSecond({ url: portal.url, connections, ms: warmUpMs, next });
    const lag = watchLag(pool);
    const { accepted, refused, perSecond } = await callsPerSecond({ url: portal.url, connections, ms, next });
    const behind = await lag.end();
    if (refused > accepted / 100) throw new Error(`${refused} of ${accepted + refused} labels were refused.`);
    return [atLeast('money-command', perSecond, 'commands/s', insertRate, 0.22), atMost('ledger-lag', percentile(behind, 0.99), 's', 0.5, 1)];
  } finally {
    await pool.end();
    await portal.stop();
  }
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

const betweenLooksMs = 100;

/** Seconds by which the oldest event that the sums have not taken in is old, at each look. */
const watchLag = (pool: Pool) => {
  const found: number[] = [];
  let goesOn = true;
  const look = async () => {
    while (goesOn) {
      const { rows } = await pool.query<{ behind: number | null }>(`
        SELECT extract(epoch FROM clock_timestamp() - e.recorded_at)::float AS behind FROM checkpoints c
        JOIN LATERAL (SELECT recorded_at FROM events WHERE (transaction_id, global_position) > (c.transaction_id, c.global_position)
          ORDER BY transaction_id, global_position LIMIT 1) e ON true WHERE c.name = 'ledger'`);
      found.push(rows[0]?.behind ?? 0);
      await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
    }
  };
  const looking = look();
  return {
    end: async (): Promise<number[]> => {
      goesOn = false;
      await looking;
      return found;
    },
  };
};
