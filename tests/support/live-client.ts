import { once } from 'node:events';
import WebSocket from 'ws';
import { openLiveTicket } from '#contracts/live/tickets.ts';
import type { LiveNotice, ServerMessage } from '#contracts/live/messages.ts';

export interface LiveClient {
  /** What it was told so far, in order. */
  notices: LiveNotice[];
  /** Who else follows it, as last told. */
  present(): readonly string[];
  /** Where to go on from. */
  position(): string;
  close(): void;
}

/** An administrator's live socket on one node, as the console holds one, that follows a topic from now or from a position on. */
export const followLive = async (url: string, token: string, topic: string, since?: string): Promise<LiveClient> => {
  const answer = await fetch(`${url}/api/admin${openLiveTicket.path}`, { method: 'POST', headers: { token } });
  const { data } = (await answer.json()) as { data: { ticket: string } };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?ticket=${data.ticket}`);
  const notices: LiveNotice[] = [];
  let position = '';
  let present: readonly string[] = [];
  const subscribed = new Promise<void>((resolve) => {
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString('utf8')) as ServerMessage;
      if ('position' in message) position = message.position;
      if ('present' in message) present = message.present;
      if ('notices' in message) notices.push(...message.notices);
      if ('subscribed' in message) resolve();
    });
  });
  await once(socket, 'open');
  // A node that is killed resets its sockets.
  socket.on('error', () => {});
  socket.send(JSON.stringify({ subscribe: [topic], ...(since && { since }) }));
  await subscribed;
  return { notices, present: () => present, position: () => position, close: () => socket.terminate() };
};
