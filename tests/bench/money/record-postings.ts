import type { Pool } from 'pg';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { StreamAppend } from '#kernel/commands/event-log.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { eventColumns, eventOf, type EventRow } from '#kernel/event-store/event-rows.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';
import { newIds } from '#kernel/ids.ts';
import { flushPendingTexts } from '#projections/kernel/lists/text-search.ts';
import { migrations } from '#services/composition/migrations.ts';
import { aLabelFee } from '#tests/support/postings.ts';
import { atLeast, type Figure } from '../figure.ts';
import { timed } from '../timed.ts';
import { commandsOn, post } from './wallets.ts';

const wallets = 100;
const postingsOfEach = 100;
const ofACommit = wallets * postingsOfEach;
const warmUp = 3;
const commits = 15;
const flushEveryMs = 2_000;

/** `record-postings`: what the portal charges by itself, a hundred postings of a hundred wallets in a commit, with every read model; beside an append of the same events alone. */
export const recordPostingsFigures = async (url: string): Promise<Figure[]> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    const run = commandsOn(pool);
    const stop = takingTextsIn(pool);
    for (let commit = 0; commit < warmUp; commit++) await post(run, imposed());
    const before = await counted(pool);
    const { seconds } = await timed(async () => {
      for (let commit = 0; commit < commits; commit++) await post(run, imposed());
    });
    await stop();
    const recorded = await counted(pool);
    if (recorded - before !== commits * ofACommit) throw new Error(`${recorded - before} postings were recorded, not ${commits * ofACommit}.`);
    const perSecond = (recorded - before) / seconds;
    return [atLeast('record-postings', perSecond, 'postings/s', await appendedPerSecond(pool), 0.18)];
  } finally {
    await pool.end();
  }
};

/** As the job of a node does, until it is stopped. */
const takingTextsIn = (pool: Pool): (() => Promise<void>) => {
  let goesOn = true;
  const flushing = (async () => {
    while (goesOn) {
      await flushPendingTexts(unprepared(pool));
      await new Promise((resolve) => setTimeout(resolve, flushEveryMs));
    }
  })();
  return () => {
    goesOn = false;
    return flushing;
  };
};

const imposed = (): Map<number, WalletPosted[]> =>
  new Map(Array.from({ length: wallets }, (_, index) => [index + 2, Array.from({ length: postingsOfEach }, () => oneOf(index + 2))]));

const oneOf = (shopId: number): WalletPosted => aLabelFee({ shopId, id: newIds.eventId(), cents: 500 });

/** Postings by the log, once every table that holds them says the same. */
const counted = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<Record<'logged' | 'listed' | 'claimed' | 'posted', number>>(`
    SELECT (SELECT count(*) FROM events WHERE type = 'WalletPosted')::float AS logged, (SELECT count(*) FROM wallet_records)::float AS listed,
      (SELECT count(*) FROM claims WHERE kind = 'posting')::float AS claimed, (SELECT sum(version) FROM wallets)::float AS posted`);
  const { logged, ...others } = rows[0]!;
  for (const [table, count] of Object.entries(others))
    if (count !== logged) throw new Error(`${logged} postings were logged, and ${count} ${table}.`);
  return logged;
};

/** The same events to as many other streams, by the log alone: without claims and read models. */
const appendedPerSecond = async (pool: Pool): Promise<number> => {
  const log = postgresEventLog(pool);
  const { rows } = await pool.query<EventRow>(`SELECT ${eventColumns} FROM events ORDER BY global_position LIMIT ${ofACommit}`);
  const events = rows.map((row) => eventOf(row, currentSchemas));
  const round = (nth: number): StreamAppend[] =>
    Array.from({ length: wallets }, (_, wallet) => {
      const streamId = `bench-${nth}-${wallet}`;
      const own = events.slice(wallet * postingsOfEach, (wallet + 1) * postingsOfEach);
      const renamed = own.map((event, index) => ({ ...event, streamId, version: index + 1, eventId: newIds.eventId() }));
      return { streamId, streamType: 'bench', expectedVersion: 0, events: renamed };
    });
  const { seconds } = await timed(async () => {
    for (let nth = 0; nth < commits; nth++) await log.commit({ appends: round(nth), claims: [], releases: [], counts: [] });
  });
  return (commits * ofACommit) / seconds;
};
