import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { LiveNotice, ServerMessage } from '#contracts/live/messages.ts';
import { openLiveTicket } from '#contracts/live/tickets.ts';

/** Follows a topic as a console does: when its socket is lost it comes back with another, and goes on where it was. */
export interface Follower {
  topic: string;
  /** What it was told since it came, or since it was last told to read anew. */
  heard: readonly Heard[];
  /** Where that begins. */
  from(): string;
  /** How often its socket was lost. */
  losses(): number;
  close(): void;
}

export interface Heard extends LiveNotice {
  /** Of `performance.now()`. */
  at: number;
}

const pauseMs = 200;
/** A socket that does not open within this time is given up, in ms. */
const openingMs = 5_000;

export const openFollower = async ({ url, token, topic }: { url: string; token: string; topic: string }): Promise<Follower> => {
  const heard: Heard[] = [];
  let from = '';
  let position = '';
  let losses = 0;
  let socket: WebSocket | undefined;
  let isClosed = false;

  const hear = (message: ServerMessage): void => {
    if ('notices' in message) heard.push(...message.notices.map((notice) => ({ ...notice, at: performance.now() })));
    if ('reset' in message) {
      heard.length = 0;
      from = message.position;
    }
    if ('position' in message) position = message.position;
    if (from === '') from = position;
  };

  /** Resolves when the socket is lost. */
  const follow = async (subscribed: () => void): Promise<void> => {
    const opening = new WebSocket(`${url.replace('http', 'ws')}/live?ticket=${await ticketOf(url, token)}`, { handshakeTimeout: openingMs });
    socket = opening;
    await new Promise<void>((resolve) => {
      opening.on('error', () => {});
      opening.once('close', resolve);
      opening.once('open', () => opening.send(JSON.stringify({ subscribe: [topic], ...(position && { since: position }) })));
      opening.on('message', (text: Buffer) => {
        const message = JSON.parse(text.toString('utf8')) as ServerMessage;
        hear(message);
        if ('subscribed' in message) subscribed();
      });
    });
  };

  await new Promise<void>((resolve) => {
    void (async () => {
      while (!isClosed) {
        await follow(resolve).catch(() => {});
        losses++;
        await sleep(pauseMs);
      }
    })();
  });
  return {
    topic,
    heard,
    from: () => from,
    losses: () => losses,
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
};

const ticketOf = async (url: string, token: string): Promise<string> => {
  const answer = await fetch(`${url}/api/admin${openLiveTicket.path}`, {
    method: 'POST',
    headers: { token },
    signal: AbortSignal.timeout(openingMs),
  });
  const { data } = (await answer.json()) as { data: { ticket: string } };
  return data.ticket;
};
