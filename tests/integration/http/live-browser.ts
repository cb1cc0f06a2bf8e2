import { once } from 'node:events';
import WebSocket from 'ws';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { MAX_TOPICS_AT_ONCE, type LiveNotice, type ServerMessage } from '#contracts/live/messages.ts';
import { roles, type RoleName } from './matrix/roles.ts';
import type { WholePortal } from './whole-portal.ts';

/** Milliseconds: notices follow the log, which waits for whatever other transaction the shared server is busy with. */
const patience = 20_000;

export const ticketOf = async ({ portal, tokens }: WholePortal, role: RoleName, token = tokens.get(role)!): Promise<string> => {
  const base: Base = roles[role].base ?? 'admin';
  const answer = await portal.app.inject({ method: 'POST', url: `/api/${base}/live/tickets`, headers: { token, ...roles[role].headers } });
  return answer.json().data.ticket;
};

const addressOf = async ({ portal: { app } }: WholePortal): Promise<string> => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return app.listeningOrigin;
};

/** A live socket as a browser holds one: it keeps what it hears. */
export const openBrowser = async (whole: WholePortal, ticket: string, headers: Record<string, string> = {}) => {
  const heard: ServerMessage[] = [];
  let closed: number | undefined;
  // A real one: what is shared with others goes straight to the line.
  const socket = new WebSocket(`${(await addressOf(whole)).replace('http', 'ws')}/live?ticket=${ticket}`, { headers });
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage));
  socket.on('close', (code: number) => (closed = code));
  await once(socket, 'open');

  const until = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (const end = performance.now() + patience; performance.now() < end;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`Not heard. Heard: ${JSON.stringify(heard)}`);
  };

  return {
    heard,
    closed: () => until(() => closed),
    until,
    say: (message: object) => socket.send(JSON.stringify(message)),
    /** In as many messages as it takes; answers the position of the first answer. */
    async subscribe(topics: readonly string[], since?: string): Promise<string> {
      const answers = () => heard.flatMap((message) => ('subscribed' in message ? [message.position] : []));
      const before = answers().length;
      const messages = Math.max(1, Math.ceil(topics.length / MAX_TOPICS_AT_ONCE));
      for (let nth = 0; nth < messages; nth++) {
        const some = topics.slice(nth * MAX_TOPICS_AT_ONCE, (nth + 1) * MAX_TOPICS_AT_ONCE);
        socket.send(JSON.stringify({ subscribe: some, ...(since && { since }) }));
      }
      await until(() => (answers().length >= before + messages ? true : undefined));
      return answers()[before]!;
    },
    notices: (topic: string): LiveNotice[] => heard.flatMap((message) => ('notices' in message && message.topic === topic ? message.notices : [])),
    close: () => socket.terminate(),
  };
};
