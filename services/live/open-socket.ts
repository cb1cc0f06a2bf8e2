import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import { clientMessageSchema, type ClientMessage } from '#contracts/live/messages.ts';
import { clientOn, type Client } from './client.ts';

/** Messages that may wait for their turn: far more than a console says at once. */
const turnLimit = 100;
/** Of one socket within a minute. A page that opens or closes says two or three messages of one topic each, whoever hurries through the console some two hundred. */
const MAX_PER_MINUTE = { messages: 1_000, topics: 2_000 };
const minute = 60_000;
const refused = 4003;

interface Door {
  joined: (client: Client) => void;
  hear: (client: Client, message: ClientMessage) => Promise<void>;
  left: (client: Client) => void;
}

/** A socket of somebody who was let in. What it says is heard in its order, one message after the other. */
export const openSocket = (socket: WebSocket, { raw }: Pick<FastifyRequest, 'raw'>, viewer: Viewer, { joined, hear, left }: Door): void => {
  const client = clientOn(socket, raw.socket, viewer);
  const speaksTooMuch = countsOfMinute();
  let turn = Promise.resolve();
  let waiting = 0;
  const take = (text: string): void => {
    const message = parseMessage(text);
    if (!message) return socket.close(refused, 'Invalid');
    if (++waiting > turnLimit || speaksTooMuch(message)) return socket.terminate();
    turn = turn
      .then(() => hear(client, message))
      .catch(() => socket.terminate())
      .finally(() => waiting--);
  };
  socket.on('message', (data: Buffer) => take(data.toString('utf8')));
  socket.on('close', () => left(client));
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => (client.alive = true));
  joined(client);
};

const countsOfMinute = (): ((message: ClientMessage) => boolean) => {
  let began = performance.now();
  let messages = 0;
  let topics = 0;
  return ({ subscribe = [], unsubscribe = [] }) => {
    const now = performance.now();
    if (now - began >= minute) [began, messages, topics] = [now, 0, 0];
    messages++;
    topics += subscribe.length + unsubscribe.length;
    return messages > MAX_PER_MINUTE.messages || topics > MAX_PER_MINUTE.topics;
  };
};

const parseMessage = (text: string): ClientMessage | undefined => {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
