import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { defaultTrackerAddresses, type TrackerAddresses } from '#contracts/labels/tracking-link.ts';
import { accountsArea } from '#services/accounts/area.ts';
import { pgAttempts } from '#services/accounts/sign-in/attempts.ts';
import { pgCaptchas } from '#services/accounts/sign-in/captchas.ts';
import { pgCredentials } from '#services/accounts/sign-in/credentials.ts';
import { signInGuardsMigration } from '#services/accounts/sign-in/migrations/0500-sign-in-guards.ts';
import { signInMigration } from '#services/accounts/sign-in/migrations/0006-sign-in.ts';
import { pgSmsBudget } from '#services/accounts/sign-in/sms-budget.ts';
import { pgSmsCodes } from '#services/accounts/sign-in/sms-codes.ts';
import { accountViewers } from '#services/accounts/viewers.ts';
import { commands } from '#kernel/commands/commands.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { incomingFiles } from '#kernel/files/incoming-files.ts';
import { buildApp, type AppOptions } from '#kernel/http/app.ts';
import { mount } from '#kernel/http/mount.ts';
import { newIds } from '#kernel/ids.ts';
import { sessionsMigration } from '#kernel/migrations/0005-sessions.ts';
import { pgSessions } from '#kernel/sessions/sessions.ts';
import { jwtTokens } from '#kernel/sessions/tokens.ts';
import { referenceArea } from '#services/reference/area.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { settableClock } from '#tests/support/settable-clock.ts';
import { password, settle } from './settle.ts';

export { password };
const captcha = 'ABCD';
export const smsCode = '123456';
const secret = 'a secret of thirty-two characters';

/** Sent to a phone or to an e-mail address. */
export type SentText = { phone: string; text: string } | { email: string; text: string };

type OpenOptions = Partial<AppOptions & { trackers: TrackerAddresses }>;

/** Signing in and accounts on a database of their own; what is behind the other areas is left out. */
export const openPortal = async (options: OpenOptions = {}) => {
  const database = await freshDatabase({ migrations: [sessionsMigration, signInMigration, signInGuardsMigration] });
  const clock = settableClock();
  const lines: string[] = [];
  const texts: SentText[] = [];
  const node = await openNode(database, clock, lines, texts, options);
  const { app } = node;
  await settle(node.log, node.credentials, clock);

  const captchaId = async () => (await app.inject('/api/business/captcha')).headers['x-captcha-id'] as string;

  return {
    ...node,
    database,
    clock,
    lines,
    texts,
    /** A second server on the same database. */
    openNode: () => openNode(database, clock, lines, texts, options),
    captchaId,
    login: async (account: string, given: { password?: string; captcha?: string } = {}, base = 'business') =>
      app.inject({
        method: 'POST',
        url: `/api/${base}/login`,
        payload: { account, password: given.password ?? password, captcha: given.captcha ?? captcha, captchaId: await captchaId() },
      }),
    async tokenOf(account: string): Promise<string> {
      const answer = await this.login(account);
      if (answer.statusCode !== 200) throw new Error(`${account} cannot sign in: ${answer.body}`);
      return answer.json().data.token;
    },
    call: (token: string | undefined, method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({ method, url, ...(payload && { payload }), headers: { ...(token && { token }), ...headers } } as InjectOptions),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};

export type Portal = Awaited<ReturnType<typeof openPortal>>;

const openNode = async (
  { pool }: TestDatabase,
  clock: ReturnType<typeof settableClock>,
  lines: string[],
  texts: SentText[],
  { trackers = defaultTrackerAddresses, ...options }: OpenOptions,
) => {
  const app = await buildApp({
    tokenSecret: secret,
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    limits: { enforced: false },
    ...options,
  });
  const log = postgresEventLog(pool);
  const sessions = pgSessions(pool, clock);
  const tokens = jwtTokens(app.jwt, clock);
  const viewers = accountViewers({ tokens, sessions, log, clock });
  const credentials = pgCredentials(pool, clock);
  const run = commands(log, clock, newIds);
  const numbers = { reference: () => `REF${Math.random().toString().slice(2, 12)}` };
  const parts = {
    log,
    clock,
    noticeFeed: { position: () => ({ transactionId: 0n, globalPosition: 0n }) },
    sessions,
    tokens,
    credentials,
    captchas: pgCaptchas(pool, clock, () => captcha),
    smsCodes: pgSmsCodes(pool, clock, secret, () => smsCode),
    smsSender: { send: async (phone: string, text: string) => void texts.push({ phone, text }) },
    emailSender: { send: async (email: string, text: string) => void texts.push({ email, text }) },
    smsBudget: pgSmsBudget(pool, clock, secret, { phone: 5, address: 12, total: 1000 }),
    attempts: pgAttempts(pool, clock),
    onFailure: (failure: unknown) => {
      throw failure;
    },
    version: '1.2.40',
    versionCheckMinutes: 5,
    chatSource: options.chatSource,
    trackers,
    commands: run,
    numbers,
    demoSignIns: [],
  };
  mount(app, {
    queryRoutes: accountsArea.queries(parts),
    commandRoutes: [...accountsArea.commands, ...referenceArea.commands],
    viewers,
    incoming: incomingFiles(path.join(tmpdir(), 'shelfline-portal')),
    commands: run,
    idempotencyStore: idempotencyStore(pool),
    numbers: numbers as never,
    clock,
    committed: (events) => viewers.changed(events.map(({ streamId }) => streamId)),
  });
  return { app, log, sessions, viewers, credentials };
};
