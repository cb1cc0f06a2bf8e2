import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { openLiveTicket } from '#contracts/live/tickets.ts';
import type { Seat } from './seats.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Opens a seat's live socket by a ticket and follows its topics. Calls `heard` with the time of each notice (ms since 1970) from when it follows. */
export const listen = async (url: string, seat: Seat, heard: (recordedAt: number) => void): Promise<Socket> => {
  const socket = await upgraded(`${url}/live?ticket=${await ticketFor(url, seat)}`);
  socket.setNoDelay(true);
  await subscribed(socket, seat.topics);
  socket.on('data', timesIn(heard));
  return socket;
};

const ticketFor = (url: string, { base, token, warehouseId }: Seat): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/${base}${openLiveTicket.path}`,
      { method: 'POST', headers: { token, ...(warehouseId && { wareId: warehouseId }) }, agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve((JSON.parse(text) as { data: { ticket: string } }).data.ticket);
          else reject(new Error(`A ticket was refused: ${text}`));
        });
      },
    );
    call.on('error', reject);
    call.end();
  });

const upgraded = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    const call = request(url, { headers });
    call.on('upgrade', (_answer, socket: Socket) => resolve(socket));
    call.on('response', ({ statusCode }) => reject(new Error(`The socket was answered ${statusCode}.`)));
    call.on('error', reject);
    call.end();
  });

/** A client's frame of up to 64 kB, masked with zeros, which leave it as it is. */
const frame = (opcode: number, payload = ''): Buffer => {
  const body = Buffer.from(payload);
  const size = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), body]);
};

/** Said now and then by itself, so that pings need not be looked for. */
export const pong = frame(0xa);

const subscribed = (socket: Socket, topics: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const first = (said: Buffer): void => {
      text += said.toString('latin1');
      if (text.includes('"refused"')) return reject(new Error(`Not to be followed: ${text}`));
      if (!text.includes('"subscribed"')) return;
      socket.off('data', first);
      resolve();
    };
    socket.on('data', first);
    socket.write(frame(0x1, JSON.stringify({ subscribe: topics })));
  });

const mark = Buffer.from('"recordedAt":"');
const timeLength = '2026-11-22T10:00:00.000Z'.length;
const brace = '}'.charCodeAt(0);

/** Finds the times in what arrives and parses nothing else: a browser's work is its own machine's. */
const timesIn = (found: (recordedAt: number) => void): ((arrived: Buffer) => void) => {
  let cut = Buffer.alloc(0);
  return (arrived) => {
    const said = cut.length > 0 ? Buffer.concat([cut, arrived]) : arrived;
    let at = 0;
    for (let next = said.indexOf(mark); next >= 0; next = said.indexOf(mark, at)) {
      const time = next + mark.length;
      if (time + timeLength > said.length) break;
      at = time + timeLength;
      found(Date.parse(said.toString('latin1', time, at)));
    }
    // What ends with a brace was not cut within a time.
    cut = said.at(-1) === brace ? Buffer.alloc(0) : Buffer.from(said.subarray(Math.max(at, said.length - mark.length - timeLength)));
  };
};
