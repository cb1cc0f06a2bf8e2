import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import type { Tickets } from './tickets.ts';

/** Sockets at a time: one for each open tab. */
const MAX_SOCKETS = { ofSession: 10, ofAccount: 30 };
/** Upgrades of one address: an office comes back at once when a node has gone. */
const upgrades = { calls: 600, seconds: 60 };

interface Door {
  tickets: Pick<Tickets, 'redeem'>;
  /** Origins beside the portal's own whose pages may open a socket. */
  origins: readonly string[];
}

/** Who may open a socket, before the upgrade is answered: the viewer whose ticket it is, counted until the connection ends. */
export const admitSocket = (app: FastifyInstance, { tickets, origins }: Door): ((request: FastifyRequest) => Promise<Viewer | Rejection>) => {
  const limitUpgrades = limitByAddress(app, 'live', upgrades);
  const open = new Map<string, number>();
  const change = (key: string, by: 1 | -1): void => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  const isFull = ({ sessionId, accountId }: Viewer): boolean =>
    (open.get(sessionId) ?? 0) >= MAX_SOCKETS.ofSession || (open.get(accountId) ?? 0) >= MAX_SOCKETS.ofAccount;

  return async (request) => {
    const excess = limitUpgrades(request);
    if (excess) return excess;
    const { ticket } = request.query as { ticket?: unknown };
    if (typeof ticket !== 'string') return reject('Unauthorized');
    if (!isOwnOrigin(request, origins)) return reject('Forbidden');
    const viewer = await tickets.redeem(ticket);
    if (isRejection(viewer)) return viewer;
    if (app.callLimits.enforced && isFull(viewer)) return reject('TooManySockets', { params: MAX_SOCKETS });
    for (const key of [viewer.sessionId, viewer.accountId]) {
      change(key, 1);
      request.raw.socket.once('close', () => change(key, -1));
    }
    return viewer;
  };
};

/** A page of another site must not open a socket with a ticket that it got hold of. Clients without an origin are no browsers. */
const isOwnOrigin = ({ headers: { origin, host } }: FastifyRequest, origins: readonly string[]): boolean =>
  origin === undefined || origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
