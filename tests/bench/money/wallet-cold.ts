import type { Pool } from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { commands, toOutcome } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { takeSnapshots } from '#kernel/event-store/snapshots/take-snapshots.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { migrations } from '#services/composition/migrations.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { atMost, median, type Figure } from '../figure.ts';

const shopId = 7;
const asked = 20;
const times = 9;

/** `wallet-cold`: the first command on a wallet of so many events by a node that knows nothing of it, the median of nine; a wallet of ten first, so that all is compiled. */
export const walletColdFigure = async (url: string, events: number): Promise<Figure> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    const post = (of: number, id: string) =>
      commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), systemClock, newIds).run(by, async (load) =>
        toOutcome(accept(change(await load.one(walletStream, of), aRecharge({ shopId: of, id, cents: 1 }))), null),
      );
    for (let turn = 0; turn < 10; turn++) await post(8, `RC-warm-${turn}`);
    await post(shopId, 'RC-first');
    await repeatFirst(pool, events);
    await takeSnapshots(pool, walletStream);
    const took: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      const started = performance.now();
      const { kind } = await post(shopId, `RC-cold-${turn}`);
      took.push(performance.now() - started);
      if (kind !== 'accepted') throw new Error('A cold wallet took no posting.');
    }
    return atMost('wallet-cold', median(took), 'ms', asked, 1);
  } finally {
    await pool.end();
  }
};

const by = { actor: { accountId: 'bench', name: 'Bench', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };

const repeatFirst = async (pool: Pool, events: number): Promise<void> => {
  await pool.query(
    `INSERT INTO events (stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)
     SELECT stream_id, n, gen_random_uuid(), type, schema_version, data, metadata, recorded_at FROM events, generate_series(2, $2::integer) AS n
     WHERE stream_id = $1`,
    [`wallet-${shopId}`, events],
  );
  await pool.query('UPDATE streams SET version = $2, appended = 1 WHERE stream_id = $1', [`wallet-${shopId}`, events]);
  await pool.query('ANALYZE events, streams');
};
