import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { UnitOfWork } from '../commands/unit-of-work.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { commandRoute } from '../commands/command-route.ts';
import type { CommandContext } from '../commands/command-context.ts';
import type { Commands } from '../commands/commands.ts';
import { noChange } from '../commands/decision.ts';
import { incomingFiles } from '../files/incoming-files.ts';
import { buildApp } from './app.ts';
import { mount, type Parts } from './mount.ts';
import { requestMessages } from '#contracts/requests/owner-commands.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

export const seller: Viewer = {
  accountId: 'a1',
  name: 'Ann',
  terminal: 'business',
  shopId: 7,
  warehouseIds: [],
  permissions: [{ permissionId: 'business', actions: ['get', 'add'] }],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 's1',
  requestId: 'r1',
};
const viewersByToken: Record<string, Viewer> = {
  seller,
  colleague: { ...seller, sessionId: 's2' },
  neighbour: { ...seller, accountId: 'a3', sessionId: 's3' },
  admin: { ...seller, accountId: 'a2', terminal: 'admin', shopId: undefined, permissions: [{ permissionId: '400', actions: ['query'] }] },
};

const note = endpoint({
  name: 'note',
  method: 'POST',
  path: '/note/add',
  bases: ['business'],
  access: ['business.add'],
  summary: 'An example.',
  body: z.strictObject({ text: z.string().min(1).max(20) }),
  data: z.object({ n: z.number() }),
  success: ({ text }) => (text === 'saved' ? kernelMessages.saved : kernelMessages.success),
  command: true,
});
const credit = endpoint({ ...note, name: 'credit', path: '/credit', keyRequired: true });
const hello = endpoint({
  name: 'hello',
  method: 'GET',
  path: '/hello',
  bases,
  access: 'public',
  summary: 'An example.',
  query: z.strictObject({ name: z.string().max(5).optional() }),
  data: z.string(),
  success: requestMessages.operationSuccessful,
});
const empty = endpoint({
  name: 'empty',
  method: 'POST',
  path: '/empty',
  bases,
  access: 'signedIn',
  summary: 'An example.',
  data: z.string(),
  payload: 'result',
});
const send = endpoint({
  name: 'send',
  method: 'POST',
  path: '/send',
  bases,
  access: 'signedIn',
  summary: 'An example.',
  data: z.number(),
  multipart: true,
});
const letter = endpoint({
  name: 'letter',
  method: 'POST',
  path: '/letter',
  bases,
  access: 'signedIn',
  summary: 'An example.',
  largeBody: true,
  body: z.strictObject({ text: z.string() }),
  data: z.number(),
});
const seek = endpoint({
  name: 'seek',
  method: 'GET',
  path: '/seek',
  bases,
  access: 'signedIn',
  summary: 'An example.',
  data: z.string(),
  limit: { calls: 2, seconds: 60 },
});
const ponder = endpoint({
  name: 'ponder',
  method: 'GET',
  path: '/ponder',
  bases,
  access: 'signedIn',
  summary: 'An example.',
  data: z.string(),
});
const greet = endpoint({
  name: 'greet',
  method: 'POST',
  path: '/greet',
  bases,
  access: 'public',
  summary: 'An example.',
  body: z.strictObject({ text: z.string() }),
  data: z.number(),
});
const broken = endpoint({ name: 'broken', method: 'GET', path: '/broken', bases, access: 'public', summary: 'An example.', data: z.string() });

const knock = endpoint({
  name: 'knock',
  method: 'GET',
  path: '/knock',
  bases,
  access: 'public',
  summary: 'An example.',
  data: z.string(),
  limit: { calls: 2, seconds: 60 },
});

/** The first commit under a key wins, as the event log has it. */
const memoryCommands = () => {
  const kept = new Map<string, { fingerprint: string; answer: unknown }>();
  const contexts: CommandContext[] = [];
  const commands: Commands = {
    async run(context, handle) {
      contexts.push(context);
      const outcome = await handle({} as UnitOfWork);
      if (isRejection(outcome)) return { kind: 'rejected', rejection: outcome };
      const { idempotency } = context;
      if (idempotency && kept.has(idempotency.key)) return { kind: 'rejected', rejection: reject('KeyInUse') };
      if (idempotency) kept.set(idempotency.key, { fingerprint: idempotency.fingerprint, answer: outcome.answer });
      return { kind: 'accepted', answer: outcome.answer, events: [] as RecordedEvent[] };
    },
  };
  return { commands, contexts, idempotencyStore: { find: async (_account: string, key: string) => kept.get(key) } };
};

/** A server with a few routes and nothing behind them. */
export const exampleApp = async (options: Partial<Parameters<typeof buildApp>[0]> = {}) => {
  const memory = memoryCommands();
  const notes: string[] = [];
  const pondering: (() => void)[] = [];
  const parts: Parts = {
    ...memory,
    incoming: incomingFiles(path.join(tmpdir(), 'shelfline-examples')),
    numbers: undefined as never,
    clock: { now: () => new Date(0) },
    viewers: {
      ofToken: async (token) => viewersByToken[token] ?? reject('Unauthorized'),
      ofSession: async () => reject('Unauthorized'),
      changed: () => {},
    },
    queryRoutes: [
      queryRoute(hello, async ({ query }) => `hello ${query.name ?? ''}`),
      queryRoute(knock, async () => 'yes'),
      queryRoute(empty, async () => 'yes'),
      queryRoute(ponder, () => new Promise<string>((resolve) => pondering.push(() => resolve('yes')))),
      queryRoute(letter, async ({ body }) => body.text.length),
      queryRoute(greet, async ({ body }) => body.text.length),
      queryRoute(seek, async () => 'yes'),
      queryRoute(send, async ({ file }) => file?.bytes ?? 0),
      queryRoute(broken, async () => {
        throw new Error('secret detail');
      }),
    ],
    commandRoutes: [
      commandRoute(credit, async ({ body }) => {
        notes.push(body.text);
        return { decision: noChange, answer: { n: notes.length } };
      }),
      commandRoute(note, async ({ body }) => {
        if (body.text === 'no' || (body.text === 'once' && notes.includes('once'))) return reject('Conflict', { field: 'text' });
        notes.push(body.text);
        return { decision: noChange, answer: { n: notes.length } };
      }),
    ],
  };
  const app = await buildApp({ tokenSecret: 'x'.repeat(32), log: { level: 'silent' }, ...options });
  mount(app, parts);
  /** `pondering` ends the calls to `/ponder`, in the order in which they began. */
  return { app, notes, pondering, contexts: memory.contexts };
};
