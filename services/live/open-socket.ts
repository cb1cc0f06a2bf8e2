import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { clientMessageSchema, type ClientMessage } from '#contracts/live/messages.ts';
import { clientOn, type Client } from './client.ts';

/** Messages that may be queued: far more than a console sends at once. */
const MAX_QUEUED_MESSAGES = 100;
/** Of one socket within a minute. Opening or closing a page sends two or three messages of one topic each, moving quickly through the console some two hundred. */
const MAX_PER_MINUTE = { messages: 1_000, topics: 2_000 };
const minute = 60_000;
const INVALID_MESSAGE = 4003;

interface SocketHandlers {
  onOpen: (client: Client) => void;
  onMessage: (client: Client, message: ClientMessage) => Promise<void>;
  onClose: (client: Client) => void;
}

/** The socket of an admitted viewer. Its messages are handled in order, one after the other. */
export const openSocket = (
  socket: WebSocket,
  { raw }: Pick<FastifyRequest, 'raw'>,
  viewer: Viewer,
  { onOpen, onMessage, onClose }: SocketHandlers,
): void => {
  const client = clientOn(socket, raw.socket, viewer);
  const isOverLimit = countsOfMinute();
  let turn = Promise.resolve();
  let queued = 0;
  const onText = (text: string): void => {
    const message = parseMessage(text);
    if (!message) return socket.close(INVALID_MESSAGE, 'Invalid');
    if (++queued > MAX_QUEUED_MESSAGES || isOverLimit(message)) return socket.terminate();
    turn = turn
      .then(() => onMessage(client, message))
      .catch(() => socket.terminate())
      .finally(() => queued--);
  };
  socket.on('message', (data: Buffer) => onText(data.toString('utf8')));
  socket.on('close', () => onClose(client));
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => (client.alive = true));
  onOpen(client);
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
