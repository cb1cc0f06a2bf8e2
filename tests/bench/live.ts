import WebSocket from 'ws';
import type { ServerMessage } from '#contracts/live/messages.ts';
import { createPool } from '#kernel/database/pool.ts';
import { evenly } from './evenly.ts';
import { atMost, percentile, type Figure } from './figure.ts';
import { administrator, availableItems, startPortalProcess, tokenFor } from './portal.ts';

const clients = 200;
const perSecond = 100;
const seconds = 10;
/** The bound of the issue, in ms. */
const bound = 50;

/** `live`: p99 from the event's own time (taken before the append, so the commit is included) to each client's message. */
export const liveFigure = async (databaseUrl: string): Promise<Figure> => {
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true' });
  const pool = createPool(databaseUrl, { size: 2 });
  try {
    const token = await tokenFor(pool, await administrator(pool));
    const headers = { token, 'content-type': 'application/json' };
    const delays: number[] = [];
    const sockets = await Promise.all(Array.from({ length: clients }, () => follow(portal.url, headers, delays)));
    const items = await availableItems(pool, 1000);
    let saved = 0;
    const save = (turn: number) =>
      fetch(`${portal.url}/api/admin/sys_prod/save`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id: items[turn % items.length], costPrice: 2_000_000 + saved++, supply: 'bench' }),
      }).then((answer) => answer.text());
    await evenly(perSecond, 2, save);
    delays.length = 0;
    await evenly(perSecond, seconds, save);
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const socket of sockets) socket.terminate();
    const expected = clients * perSecond * seconds;
    if (delays.length < expected) throw new Error(`Only ${delays.length} of ${expected} messages arrived.`);
    return atMost('live', percentile(delays, 0.99), 'ms p99', bound, 1);
  } finally {
    await pool.end();
    await portal.stop();
  }
};

const follow = async (url: string, headers: Record<string, string>, delays: number[]): Promise<WebSocket> => {
  const answer = await fetch(`${url}/api/admin/live/tickets`, { method: 'POST', headers });
  const { data } = (await answer.json()) as { data: { ticket: string } };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?ticket=${data.ticket}`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ subscribe: ['inventory:all'] })));
    socket.on('message', (text: Buffer) => {
      const now = Date.now();
      const message = JSON.parse(text.toString()) as ServerMessage;
      if ('subscribed' in message) resolve();
      if ('notices' in message) for (const notice of message.notices) delays.push(now - Date.parse(notice.recordedAt));
    });
  });
  return socket;
};
