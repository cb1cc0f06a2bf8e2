import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** A browser cannot send the token header with a WebSocket: it trades its session for a ticket that opens one socket, once, within this time. */
export const ticketSeconds = 30;

export const openLiveTicket = endpoint({
  name: 'openLiveTicket',
  method: 'POST',
  path: '/live/tickets',
  bases: ['warehouse', 'business', 'admin'],
  access: 'signedIn',
  summary: 'A ticket that opens one live socket within 30 seconds',
  data: z.object({ ticket: z.string(), expiresIn: z.number().int() }),
});
