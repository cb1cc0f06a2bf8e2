import { openLiveTicket } from '#contracts/live/tickets.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { createLiveConnection, type LiveConnection } from './live-connection.ts';

/** The live connection of the signed-in session. */
export const liveConnection = (ended: (why: 'Unauthorized' | 'Suspended') => void): LiveConnection =>
  createLiveConnection({ open: openSocket, online: () => navigator.onLine, ended });

const openSocket = async (): Promise<WebSocket> => {
  const { ticket } = await callEndpoint(openLiveTicket, { quiet: true });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/live?ticket=${encodeURIComponent(ticket)}`);
};
