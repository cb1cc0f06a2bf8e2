import autocannon from 'autocannon';
import { createPool } from '#services/kernel/database/pool.ts';
import { atLeast, type Figure } from './figure.ts';
import { administrator, availableItems, startPortalProcess, tokenFor } from './portal.ts';

const connections = 32;
const seconds = 8;

/** `command-http`: a signed-in administrator saves costs, each an event with its inline rows, over 32 connections. */
export const commandFigure = async (databaseUrl: string, insertRate: number): Promise<Figure> => {
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true', POOL_SIZE: '32' });
  const pool = createPool(databaseUrl, { size: 2 });
  try {
    const token = await tokenFor(pool, await administrator(pool));
    const items = await availableItems(pool, 2000);
    let turn = 0;
    const run = (duration: number) =>
      autocannon({
        url: portal.url,
        connections,
        duration,
        requests: [
          {
            method: 'POST',
            path: '/api/admin/sys_prod/save',
            headers: { token, 'content-type': 'application/json', language: 'en_us', timezone: 'UTC' },
            setupRequest: (request) => {
              turn++;
              request.body = JSON.stringify({ id: items[turn % items.length], costPrice: 1000 + turn, supply: 'bench' });
              return request;
            },
          },
        ],
      });
    await run(3);
    const result = await run(seconds);
    if (result.non2xx > result['2xx'] / 100) throw new Error(`${result.non2xx} of ${result.requests.total} commands were refused.`);
    return atLeast('command-http', result['2xx'] / result.duration, 'commands/s', insertRate, 0.2);
  } finally {
    await pool.end();
    await portal.stop();
  }
};
