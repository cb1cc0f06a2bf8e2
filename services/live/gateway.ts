import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { isAfter, parsePosition, positionText, type LogPosition } from '#contracts/kernel/recorded-event.ts';
import { clientMessageSchema, heartbeatMs, type ClientMessage, type ServerMessage } from '#contracts/live/messages.ts';
import { accountNews, type AccountNews } from './account-news.ts';
import { clientOn, type Client } from './client.ts';
import type { NoticeFeed } from '../kernel/bus/notices.ts';
import { hub } from './hub.ts';
import type { Tickets } from './tickets.ts';

export interface LiveOptions {
  feed: NoticeFeed;
  tickets: Tickets;
  mayFollow: (viewer: Viewer, topic: string) => Promise<boolean>;
  /** Which of these sessions still run; sockets of the others are closed at the next heartbeat. */
  running: (sessionIds: readonly string[]) => Promise<Set<string>>;
  /** Origins beside the portal's own whose pages may open a socket. */
  origins?: readonly string[];
}

export interface LiveGateway {
  register(app: FastifyInstance): Promise<void>;
  /** Ends the sockets of a session at once. */
  endSessions(ended: (viewer: Viewer) => boolean): void;
  clients(): number;
  close(): void;
}

/** Most notices that a replay carries; whoever missed more reads again. */
const replayLimit = 2000;
/** Topics that one socket may follow. */
const topicLimit = 200;
/** Messages that may wait for the ticket. */
const earlyLimit = 20;
const catchUpMs = 1000;
const ended = 4001;
const refused = 4003;
/** The browser comes back with a new ticket, and is then what it has become. */
const comeBack = 1012;

/** The live socket at `/live`: topics authorised like the HTTP read, resumable without a gap, slow clients reset instead of buffered. */
export const liveGateway = ({ feed, tickets, mayFollow, running, origins = [] }: LiveOptions): LiveGateway => {
  const followers = hub();
  const clients = new Set<Client>();
  // What followers have been told, set with the telling: the feed's own position moves a moment later.
  let told = feed.position();

  const subscribe = async (client: Client, topics: readonly string[], since: string | undefined): Promise<void> => {
    const asked = topics.slice(0, topicLimit - client.topics.size);
    const allowed = await Promise.all(asked.map((topic) => mayFollow(client.viewer, topic)));
    for (const topic of topics.filter((_, at) => !allowed[at])) client.send({ refused: topic, reason: 'Forbidden' });
    const granted = asked.filter((_, at) => allowed[at]);

    const seen = since === undefined ? undefined : parsePosition(since);
    const joined = told;
    const isAhead = seen !== undefined && isAfter(seen, joined);
    for (const topic of granted) {
      client.topics.set(topic, isAhead ? seen : undefined);
      followers.follow(client, topic);
    }
    // Live notices wait until what was missed before `joined` has been told.
    const release = client.hold();
    try {
      const missed = seen && isAfter(joined, seen) ? await replay(client, granted, seen, joined) : [];
      for (const text of missed) client.sendAtOnce(text);
      client.sendAtOnce(said({ subscribed: granted, position: positionText(seen && isAhead ? seen : joined) }));
    } finally {
      release();
    }
  };

  const replay = async (client: Client, topics: readonly string[], since: LogPosition, joined: LogPosition): Promise<string[]> => {
    const missed = await feed.since(since, replayLimit + 1);
    if (missed.length > replayLimit) return topics.map((topic) => said({ reset: topic, position: positionText(joined) }));
    const before = missed.filter(({ position }) => !isAfter(parsePosition(position)!, joined));
    return followers.replay(client, topics, before);
  };

  const unsubscribe = (client: Client, topics: readonly string[]): void => {
    for (const topic of topics) {
      followers.leave(client, topic);
      client.topics.delete(topic);
    }
  };

  const hear = async (client: Client, message: ClientMessage): Promise<void> => {
    if (message.unsubscribe) unsubscribe(client, message.unsubscribe);
    if (message.subscribe) await subscribe(client, message.subscribe, message.since);
  };

  const open = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    // Said before the ticket has been looked at: nothing is lost while it is.
    const early: string[] = [];
    let client: Client | undefined;
    let turn = Promise.resolve();
    const take = (text: string): void => {
      const message = parseMessage(text);
      if (!message) return socket.close(refused, 'Invalid');
      turn = turn.then(() => hear(client!, message)).catch(() => socket.terminate());
    };
    socket.on('message', (data: Buffer) => {
      if (client) take(data.toString('utf8'));
      else if (early.push(data.toString('utf8')) > earlyLimit) socket.terminate();
    });
    socket.on('close', () => client && forget(client));
    socket.on('error', () => socket.terminate());

    const { ticket } = request.query as { ticket?: string };
    const viewer = ownOrigin(request, origins) && typeof ticket === 'string' ? await tickets.redeem(ticket) : undefined;
    if (!viewer) return socket.close(refused, 'Forbidden');
    if (socket.readyState !== socket.OPEN) return;
    client = clientOn(socket, viewer);
    clients.add(client);
    const known = client;
    socket.on('pong', () => (known.alive = true));
    early.forEach(take);
  };

  const forget = (client: Client): void => {
    followers.leave(client);
    client.topics.clear();
    clients.delete(client);
  };

  const beat = async (): Promise<void> => {
    for (const client of clients) {
      if (!client.alive) {
        client.terminate();
        continue;
      }
      client.alive = false;
      client.ping();
      client.send({ position: positionText(told) });
    }
    const sessions = await running([...new Set([...clients].map(({ viewer }) => viewer.sessionId))]);
    endSessions(({ sessionId }) => !sessions.has(sessionId));
  };

  const endSessions = (isOver: (viewer: Viewer) => boolean, why: 'Unauthorized' | 'Suspended' = 'Unauthorized'): void => {
    for (const client of clients)
      if (isOver(client.viewer)) {
        client.send({ ended: why });
        client.close(ended, why);
      }
  };

  /** A socket holds what its viewer was when it opened. */
  const heedAccounts = ({ suspended, changed }: AccountNews): void => {
    endSessions(suspended, 'Suspended');
    for (const client of clients) if (changed(client.viewer)) client.close(comeBack, 'Changed');
  };

  const stopFollowing = feed.follow((batch) => {
    followers.dispatch(batch);
    const news = accountNews(batch);
    if (news) heedAccounts(news);
    told = parsePosition(batch.at(-1)!.position)!;
  });
  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMs);
  const catchingUp = setInterval(() => {
    for (const client of clients) client.catchUp(positionText(told), Date.now());
  }, catchUpMs);

  return {
    async register(app) {
      await app.register(websocket, { options: { maxPayload: 16 * 1024, perMessageDeflate: false } });
      app.get('/live', { websocket: true }, (socket, request) => void open(socket, request).catch(() => socket.terminate()));
    },
    endSessions,
    clients: () => clients.size,
    close() {
      stopFollowing();
      followers.stop();
      clearInterval(heartbeat);
      clearInterval(catchingUp);
      for (const client of clients) client.close(1001, 'Closing');
    },
  };
};

const said = (message: ServerMessage): string => JSON.stringify(message);

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
