import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { openLiveTicket, ticketSeconds } from '#contracts/live/tickets.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CallContext, Viewers } from '#kernel/sessions/viewers.ts';

/** A ticket opens one socket on any node; only its hash is kept, and who may use it is asked again when it is used. */
export interface Tickets {
  open(viewer: Viewer, base: Base): Promise<string>;
  /** The viewer, once; Unauthorized when the ticket is unknown, used, too old, or its session has ended. */
  redeem(ticket: string): Promise<Viewer | Rejection>;
}

const hash = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** One socket serves every page of an administrator, on whichever it was opened: it acts for no shop (`mayFollow` knows what code 200 opens). */
const contextOf = ({ warehouseId, terminal, language, timeZone, requestId }: Viewer, base: Base): CallContext => ({
  base: terminal === 'admin' ? 'admin' : base,
  ...(warehouseId !== undefined && { wareId: warehouseId }),
  language,
  timeZone,
  requestId,
});

interface TicketRow {
  session_id: string;
  context: CallContext;
  expires_at: Date;
}

export const pgTickets = (pool: Pool, viewers: Pick<Viewers, 'ofSession'>, clock: Clock): Tickets => ({
  async open(viewer, base) {
    const ticket = randomBytes(24).toString('base64url');
    const now = clock.now();
    await pool.query(
      `WITH late AS (DELETE FROM live_tickets WHERE expires_at < $4)
       INSERT INTO live_tickets (ticket_hash, session_id, context, expires_at) VALUES ($1, $2, $3, $5)`,
      [hash(ticket), viewer.sessionId, JSON.stringify(contextOf(viewer, base)), now, new Date(now.getTime() + ticketSeconds * 1000)],
    );
    return ticket;
  },

  async redeem(ticket) {
    const text = 'DELETE FROM live_tickets WHERE ticket_hash = $1 RETURNING session_id, context, expires_at';
    const { rows } = await pool.query<TicketRow>(text, [hash(ticket)]);
    const row = rows[0];
    if (!row || row.expires_at <= clock.now()) return reject('Unauthorized');
    return viewers.ofSession(row.session_id, row.context);
  },
});

export const ticketRoute = (tickets: Tickets) =>
  queryRoute(openLiveTicket, async ({ viewer, base }) => ({ ticket: await tickets.open(viewer, base), expiresIn: ticketSeconds }));
