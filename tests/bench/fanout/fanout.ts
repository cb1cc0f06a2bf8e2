import type { Pool } from 'pg';
import type { Tags } from '#contracts/kernel/events/recorded-event.ts';
import { biTopic } from '#contracts/bi/bi-topic.ts';
import { topicsOf } from '#contracts/topics.ts';
import { createPool } from '#kernel/database/pool.ts';
import { evenly } from '../evenly.ts';
import { atMost, percentile, type Figure } from '../figure.ts';
import { administrator, availableItems, startPortalProcess, tokenFor } from '../portal.ts';
import { residentMemory } from '../resident-memory.ts';
import { openClients } from './open-clients.ts';
import { seats, staffOfAllWarehouses, type Seat } from './seats.ts';

const perSecond = 200;
const seconds = { warm: 5, measured: 30 };
/** The bounds of the issue: ms, MB. */
const bounds = { delay: 100, memory: 300 };

/** `live-fanout` and `memory`: a thousand browsers follow one node while 200 commands a second are carried out; what the slowest of a hundred messages took, and what the node holds. */
export const fanoutFigures = async (databaseUrl: string): Promise<Figure[]> => {
  // Whoever has just made the demo world still holds what that took.
  await (await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true' })).stop();
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true' });
  const pool = createPool(databaseUrl, { size: 4 });
  try {
    const items = await availableItems(pool, 1000);
    const everyone = await seats(pool, items);
    const clients = await openClients(portal.url, everyone);
    const { command, refused } = await commandsAt(portal.url, pool, items);
    const memory: number[] = [];
    const reading = setInterval(() => void residentMemory(portal.pid).then((held) => memory.push(held)), 1000);
    try {
      await evenly(perSecond, seconds.warm, command);
      await settled();
      await clients.heard();
      const before = await lastPosition(pool);
      await evenly(perSecond, seconds.measured, command);
      await settled();
      const delays = await clients.heard();
      const expected = await toBeHeard(pool, before, everyone);
      if (refused() > (perSecond * seconds.measured) / 100) throw new Error(`${refused()} commands were refused.`);
      if (delays.length < expected) throw new Error(`Only ${delays.length} of ${expected} notices arrived.`);
      return [
        atMost('live-fanout', percentile(delays, 0.99), 'ms p99', bounds.delay, 1),
        atMost('memory', Math.max(...memory), 'MB', bounds.memory, 1),
      ];
    } finally {
      clearInterval(reading);
      clients.stop();
    }
  } finally {
    await pool.end();
    await portal.stop();
  }
};

/** Until what was said last has been heard. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

/** Three of four set what an item cost, the fourth gives an order to somebody on the floor. Two that meet at one order may both be too many. */
const commandsAt = async (url: string, pool: Pool, items: readonly string[]) => {
  const headers = { token: await tokenFor(pool, await administrator(pool)), 'content-type': 'application/json' };
  const operatorId = await staffOfAllWarehouses(pool);
  const orders = await pendingOrders(pool);
  let refused = 0;
  let saved = 0;
  const say = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.text();
    if (!answer.ok) refused++;
  };
  const command = (turn: number): Promise<void> =>
    turn % 4 === 3
      ? say('/outbound/assignments', { oddNos: [orders[(turn >> 2) % orders.length]], operatorId })
      : say('/sys_prod/save', { id: items[turn % items.length], costPrice: 1_000_000 + saved++, supply: 'bench' });
  return { command, refused: () => refused };
};

const pendingOrders = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ odd_no: string }>("SELECT odd_no FROM orders WHERE state = 'pendingOutbound' ORDER BY odd_no");
  return rows.map(({ odd_no }) => odd_no);
};

const lastPosition = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ last: string }>('SELECT max(global_position) AS last FROM events');
  return rows[0]!.last;
};

/** Notices of what is in the log since, times their followers; figures are told of a few times a second, however much has moved. */
const toBeHeard = async (pool: Pool, since: string, everyone: readonly Seat[]): Promise<number> => {
  const followers = new Map<string, number>();
  for (const topic of everyone.flatMap(({ topics }) => topics)) followers.set(topic, (followers.get(topic) ?? 0) + 1);
  const { rows } = await pool.query<{ streamId: string; tags: Tags }>(
    `SELECT stream_id AS "streamId", metadata->'tags' AS tags FROM events WHERE global_position > $1`,
    [since],
  );
  const told = rows.flatMap(topicsOf).filter((topic) => topic !== biTopic);
  return told.reduce((sum, topic) => sum + (followers.get(topic) ?? 0), 0);
};
