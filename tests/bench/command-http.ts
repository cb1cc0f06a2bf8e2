import { createPool } from '#kernel/database/pool.ts';
import { callsPerSecond } from './calls.ts';
import { atLeast, type Figure } from './figure.ts';
import { administrator, availableItems, startPortalProcess, tokenFor } from './portal.ts';

const connections = 32;
/** A server that runs for days is compiled by then: its rate grows over its first ten thousand commands. */
const warmUpMs = 10_000;
const ms = 8_000;

/** `command-http`: a signed-in administrator saves costs, each an event with its inline rows, over 32 connections. */
export const commandFigure = async (databaseUrl: string, insertRate: number): Promise<Figure> => {
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true', POOL_SIZE: '32' });
  const pool = createPool(databaseUrl, { size: 2 });
  try {
    const token = await tokenFor(pool, await administrator(pool));
    const items = await availableItems(pool, 2000);
    const headers = { token, language: 'en_us', timezone: 'UTC' };
    let turn = 0;
    const next = () => {
      turn++;
      return {
        path: '/api/admin/sys_prod/save',
        headers,
        body: JSON.stringify({ id: items[turn % items.length], costPrice: 1000 + turn, supply: 'bench' }),
      };
    };
    await callsPerSecond({ url: portal.url, connections, ms: warmUpMs, next });
    const { accepted, refused, perSecond } = await callsPerSecond({ url: portal.url, connections, ms, next });
    if (refused > accepted / 100) throw new Error(`${refused} of ${accepted + refused} commands were refused.`);
    return atLeast('command-http', perSecond, 'commands/s', insertRate, 0.25);
  } finally {
    await pool.end();
    await portal.stop();
  }
};
