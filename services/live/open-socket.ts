import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { clientMessageSchema, type ClientMessage } from '#contracts/live/messages.ts';
import { clientOn, type Client } from './client.ts';
import type { Tickets } from './tickets.ts';

/** Messages that may wait for the ticket. */
const earlyLimit = 20;
/** Messages that may wait for their turn: far more than a console says at once. */
const turnLimit = 100;
/** Messages of one socket within a minute: a page that opens or closes says two or three, and whoever hurries through the console some two hundred. */
const minuteLimit = 1_000;
const minute = 60_000;
const refused = 4003;

interface Door {
  tickets: Pick<Tickets, 'redeem'>;
  /** Origins beside the portal's own whose pages may open a socket. */
  origins: readonly string[];
  joined: (client: Client) => void;
  hear: (client: Client, message: ClientMessage) => Promise<void>;
  left: (client: Client) => void;
}

/** Lets a socket in by its ticket. What it says is heard in its order, one message after the other. */
export const openSocket = async (socket: WebSocket, request: FastifyRequest, { tickets, origins, joined, hear, left }: Door): Promise<void> => {
  // Said before the ticket has been looked at: nothing is lost while it is.
  const early: string[] = [];
  let client: Client | undefined;
  let turn = Promise.resolve();
  let waiting = 0;
  let minuteBegan = performance.now();
  let saidInMinute = 0;
  const speaksTooMuch = (): boolean => {
    const now = performance.now();
    if (now - minuteBegan >= minute) [minuteBegan, saidInMinute] = [now, 0];
    return ++saidInMinute > minuteLimit;
  };
  const take = (text: string): void => {
    const message = parseMessage(text);
    if (!message) return socket.close(refused, 'Invalid');
    if (++waiting > turnLimit || speaksTooMuch()) return socket.terminate();
    turn = turn
      .then(() => hear(client!, message))
      .catch(() => socket.terminate())
      .finally(() => waiting--);
  };
  socket.on('message', (data: Buffer) => {
    if (client) take(data.toString('utf8'));
    else if (early.push(data.toString('utf8')) > earlyLimit) socket.terminate();
  });
  socket.on('close', () => client && left(client));
  socket.on('error', () => socket.terminate());

  const { ticket } = request.query as { ticket?: string };
  const viewer = ownOrigin(request, origins) && typeof ticket === 'string' ? await tickets.redeem(ticket) : undefined;
  if (!viewer) return socket.close(refused, 'Forbidden');
  if (socket.readyState !== socket.OPEN) return;
  const known = clientOn(socket, request.raw.socket, viewer);
  client = known;
  joined(known);
  socket.on('pong', () => (known.alive = true));
  early.forEach(take);
};

const parseMessage = (text: string): ClientMessage | undefined => {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A page of another site must not open a socket with a ticket that it got hold of. Clients without an origin are no browsers. */
const ownOrigin = ({ headers: { origin, host } }: FastifyRequest, origins: readonly string[]): boolean =>
  origin === undefined || origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
