import type { Pool } from 'pg';
import { commands, type Commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { eventArrays, eventColumns, eventOf, selectedEvents, unnestedEvents, type EventRow } from '#kernel/event-store/event-rows.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { migrations } from '#services/composition/migrations.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { aLabelFee } from '#tests/support/postings.ts';
import { evenly } from './evenly.ts';
import { atMost, median, percentile, type Figure } from './figure.ts';
import { post } from './money/wallets.ts';
import { seconds } from './timed.ts';

const shops = 300;
const warehouses = 8;
const missedNights = 30;
/** Longest that a night, and that many, may take, in seconds. */
const nightBound = 5;
const catchUpBound = 60;
/** How many times longer the slowest hundredth of commands may take while nights are caught up with. */
const commandBound = 1.5;
const commandsPerSecond = 50;
const secondsBefore = 10;
/** The wallets that they are of, which store nothing. */
const buyers = 20;
const firstBuyer = 1_000;
/** A night may take so many times the least that it comes to: docs/adr/0032-what-a-night-is-compared-with.md. */
const bareBound = 10;

/**
 * `accrual-night`, `accrual-bare`, `accrual-catch-up`: storage of a million items, all past their free days, for one night and for thirty that were missed; the night
 * also beside one count of all stays and its own events once more, in as many commits, into a table that nothing follows.
 * `accrual-command`: what other commands of that node take meanwhile, p99, beside what they took before.
 */
export const accrualFigures = async (url: string, items: number): Promise<Figure[]> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    await fill(pool, items);
    let now = new Date('2026-11-01T12:00:00.000Z');
    const clock = { now: () => now };
    const log = postgresEventLog(pool, { inline: runInline(inlineProjections) });
    const { storedGoods } = providedBy(kyselyOn<ReadTables>(pool), async () => []);
    const node = commands(log, clock, newIds);
    const { run } = storageAccrualJob({ clock, commands: node, storedGoods, firstBreak: async () => undefined });
    const accrue = async (time: string): Promise<number> => {
      now = new Date(time);
      return seconds(run);
    };

    await accrue('2026-11-01T12:00:00.000Z');
    const before = await lastPosition(pool);
    const night = await accrue('2026-11-03T00:30:00.000Z');
    const bare = await bareNight(pool, before);
    await p99While(node, () => new Promise((resolve) => setTimeout(resolve, secondsBefore * 1_000)));
    const undisturbed = await p99While(node, () => new Promise((resolve) => setTimeout(resolve, secondsBefore * 1_000)));
    let catchUp = 0;
    const meanwhile = await p99While(node, async () => (catchUp = await accrue('2026-12-03T00:30:00.000Z')));
    await mustBeCharged(pool, items);
    return [
      atMost('accrual-night', night, 's', nightBound, 1),
      atMost('accrual-bare', night, 's', bare, bareBound),
      atMost('accrual-catch-up', catchUp, 's', catchUpBound, 1),
      atMost('accrual-command', meanwhile, 'ms', undisturbed, commandBound),
    ];
  } finally {
    await pool.end();
  }
};

/** A label bought every now and then until `work` is done: the 99th percentile of what each takes, in ms. */
const p99While = async (node: Commands, work: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  let goesOn = true;
  const buying = (async () => {
    while (goesOn) {
      await evenly(commandsPerSecond, 1, async (turn) => {
        const buyer = firstBuyer + (turn % buyers);
        const begun = performance.now();
        await post(node, new Map([[buyer, [aLabelFee({ shopId: buyer, id: newIds.eventId(), cents: 500 })]]]));
        took.push(performance.now() - begun);
      });
    }
  })();
  await work();
  goesOn = false;
  await buying;
  return percentile(took, 0.99);
};

const lastPosition = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ position: string }>('SELECT coalesce(max(global_position), 0)::text AS position FROM events');
  return rows[0]!.position;
};

const count = 'SELECT warehouse_id, shop_id, count(*) FROM storage_stays WHERE until_at IS NULL GROUP BY 1, 2';

/** One count of all stays, and what was appended since `position` inserted once more, commit by commit: the median of three, in seconds. */
const bareNight = async (pool: Pool, position: string): Promise<number> => {
  const { rows } = await pool.query<EventRow & { transaction_id: string }>(
    `SELECT transaction_id::text, ${eventColumns} FROM events WHERE global_position > $1 ORDER BY transaction_id, global_position`,
    [position],
  );
  const transactions = [...new Set(rows.map(({ transaction_id }) => transaction_id))];
  const commits = transactions.map((id) => eventArrays(rows.filter((row) => row.transaction_id === id).map((row) => eventOf(row, currentSchemas))));
  await pool.query('CREATE TABLE bare_events AS SELECT * FROM events LIMIT 0');
  const insert = {
    name: 'bare-events',
    text: `INSERT INTO bare_events (${eventColumns}) SELECT ${selectedEvents} FROM ${unnestedEvents(1)}`,
  };
  const took: number[] = [];
  for (let round = 0; round < 3; round++)
    took.push(
      await seconds(async () => {
        await pool.query(count);
        for (const values of commits) await pool.query({ ...insert, values });
      }),
    );
  return median(took);
};

const fill = async (pool: Pool, items: number): Promise<void> => {
  await pool.query(
    `INSERT INTO warehouses (id, name, level, storage_limit_days, daily_fee_cents, time_zone, city, menu, rates)
     SELECT 'W-' || n, 'W-' || n, 'Advance', 20, 14, 'UTC', '', '[]', '[{"from": null, "before": null, "freeDays": 20, "dailyFeeCents": 14}]'
     FROM generate_series(1, ${warehouses}) n`,
  );
  await pool.query(
    `INSERT INTO storage_stays (one_id, shop_id, warehouse_id, shelved_at, from_at, shelving_version)
     SELECT 'B' || lpad(n::text, 9, '0'), 2 + n % ${shops}, 'W-' || 1 + n / ${shops} % ${warehouses}, at, at, 4
     FROM generate_series(1, $1::integer) n CROSS JOIN LATERAL (SELECT timestamptz '2026-09-01 08:00Z' + n % 30 * interval '1 day' AS at) t`,
    [items],
  );
  await pool.query('VACUUM ANALYZE storage_stays');
};

/** Every item, every night, once. */
const mustBeCharged = async (pool: Pool, items: number): Promise<void> => {
  const { rows } = await pool.query<{ days: string }>('SELECT sum(charge_days) AS days FROM wallet_records');
  const nights = missedNights + 1;
  if (Number(rows[0]!.days) !== items * nights) throw new Error(`${rows[0]!.days} item-nights were charged, not ${items} × ${nights}.`);
};
