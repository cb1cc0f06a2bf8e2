import type { Socket } from 'node:net';
import { listen, pong } from './listen.ts';
import type { Heard, ToClients } from './open-clients.ts';
import type { Seat } from './seats.ts';

/** Many browsers in one process, apart from whoever measures. */
const sockets: Socket[] = [];
let delays: number[] = [];
const heard = (recordedAt: number): void => void delays.push(Date.now() - recordedAt);

const atOnce = 8;
const pongMs = 10_000;

const sitDown = async (url: string, seats: readonly Seat[]): Promise<void> => {
  const waiting = [...seats];
  const usher = async (): Promise<void> => {
    for (let seat = waiting.pop(); seat; seat = waiting.pop()) {
      const socket = await listen(url, seat, heard);
      socket.on('close', () => failed(new Error('A socket was closed.')));
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, usher));
};

const failed = (failure: unknown): void => {
  console.error(failure);
  process.exit(1);
};

const answer = (said: Heard): void => void process.send!(said);

process.on('message', (message: ToClients) => {
  if ('sit' in message) sitDown(message.url, message.sit).then(() => answer({ delays: [] }), failed);
  else {
    answer({ delays });
    delays = [];
  }
});

setInterval(() => sockets.forEach((socket) => socket.write(pong)), pongMs);
