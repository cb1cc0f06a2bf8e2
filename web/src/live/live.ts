import { openLiveTicket } from '#contracts/live/tickets.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { createLiveConnection, type LiveConnection, type LiveParts } from './live-connection.ts';

/** The live connection of the signed-in session. */
export const liveConnection = (heard: Pick<LiveParts, 'since' | 'onEnded' | 'onReconnect'>): LiveConnection =>
  createLiveConnection({ open: openSocket, online: () => navigator.onLine, ...heard });

const openSocket = async (): Promise<WebSocket> => {
  const { ticket } = await callEndpoint(openLiveTicket, { quiet: true });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/live?ticket=${encodeURIComponent(ticket)}`);
};
