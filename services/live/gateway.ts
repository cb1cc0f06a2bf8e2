import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { parsePosition, positionText } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { heartbeatMs } from '#contracts/live/messages.ts';
import { accountChanges, type AccountChanges } from './account-changes.ts';
import type { LogNotice, NoticeFeed } from '#kernel/bus/notices.ts';
import { refuse } from '#kernel/http/answer.ts';
import { admitSocket } from './admit-socket.ts';
import type { Client } from './client.ts';
import { hub } from './hub.ts';
import { openSocket } from './open-socket.ts';
import { presence, type Nodes } from './presence.ts';
import { recentNotices } from './recent-notices.ts';
import { subscriptions } from './subscriptions.ts';
import type { Tickets } from './tickets.ts';

export interface LiveOptions {
  feed: NoticeFeed;
  tickets: Tickets;
  mayFollow: (viewer: Viewer, topic: string) => Promise<boolean>;
  /** To and from the other nodes. */
  nodes: Nodes;
  /** Which of these sessions are still valid; sockets of the others are closed at the next heartbeat. */
  running: (sessionIds: readonly string[]) => Promise<Set<string>>;
  /** Origins beside the portal's own whose pages may open a socket. */
  origins?: readonly string[];
  /** Called after a batch was dispatched to followers, with the `performance.now()` at which that began. */
  onDispatched?: (notices: readonly LogNotice[], began: number) => void;
}

export interface LiveGateway {
  register(app: FastifyInstance): Promise<void>;
  /** Ends the sockets of a session at once. */
  endSessions(ended: (viewer: Viewer) => boolean): void;
  clients(): number;
  close(): void;
}

const catchUpMs = 1000;
const SESSION_ENDED = 4001;
/** The browser reconnects with a new ticket, which carries its new permissions. */
const RECONNECT = 1012;

/** The live socket at `/live`: topics authorised like the HTTP read, resumable without a gap, slow clients reset instead of buffered. */
export const liveGateway = ({ feed, tickets, mayFollow, nodes, running, origins = [], onDispatched }: LiveOptions): LiveGateway => {
  const followers = hub();
  const reviewers = presence(nodes);
  const clients = new Set<Client>();
  // Set when a batch is dispatched: the feed's own position moves a moment later.
  let dispatched = feed.position();

  const recent = recentNotices(feed);
  const { onMessage, forget } = subscriptions({ recent, followers, presence: reviewers, mayFollow, dispatched: () => dispatched });

  const beat = async (): Promise<void> => {
    reviewers.beat();
    for (const client of clients) {
      if (!client.alive) {
        client.terminate();
        continue;
      }
      client.alive = false;
      client.ping();
      client.send({ position: positionText(dispatched) });
    }
    const sessions = await running([...new Set([...clients].map(({ viewer }) => viewer.sessionId))]);
    endSessions(({ sessionId }) => !sessions.has(sessionId));
  };

  const endSessions = (isOver: (viewer: Viewer) => boolean, why: 'Unauthorized' | 'Suspended' = 'Unauthorized'): void => {
    for (const client of clients)
      if (isOver(client.viewer)) {
        client.send({ ended: why });
        client.close(SESSION_ENDED, why);
      }
  };

  /** A socket keeps the permissions its viewer had when it opened. */
  const closeAffectedSockets = ({ suspended, changed }: AccountChanges): void => {
    endSessions(suspended, 'Suspended');
    for (const client of clients) if (changed(client.viewer)) client.close(RECONNECT, 'Changed');
  };

  const stopFollowing = feed.follow((batch) => {
    const began = performance.now();
    followers.dispatch(batch);
    if (clients.size > 0) onDispatched?.(batch, began);
    const changes = accountChanges(batch);
    if (changes) closeAffectedSockets(changes);
    recent.add(batch);
    dispatched = parsePosition(batch.at(-1)!.position)!;
  });
  const handlers = {
    onMessage,
    onOpen: (client: Client) => void clients.add(client),
    onClose: (client: Client) => {
      forget(client);
      clients.delete(client);
    },
  };
  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMs);
  const catchingUp = setInterval(() => {
    for (const client of clients) client.catchUp(positionText(dispatched), Date.now());
  }, catchUpMs);

  return {
    async register(app) {
      await app.register(websocket, { options: { maxPayload: 16 * 1024, perMessageDeflate: false } });
      const admit = admitSocket(app, { tickets, origins });
      app.get(
        '/live',
        {
          websocket: true,
          async preValidation(request, reply) {
            const viewer = await admit(request);
            if (isRejection(viewer)) return refuse(request, reply, viewer);
            request.viewer = viewer;
          },
        },
        (socket, request) => openSocket(socket, request, request.viewer!, handlers),
      );
    },
    endSessions,
    clients: () => clients.size,
    close() {
      stopFollowing();
      followers.stop();
      reviewers.stop();
      clearInterval(heartbeat);
      clearInterval(catchingUp);
      for (const client of clients) client.close(1001, 'Closing');
    },
  };
};
