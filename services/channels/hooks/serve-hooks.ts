import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isChannelKind } from '#contracts/channels/channel-words.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Clock } from '#kernel/clock.ts';
import { refuse } from '#kernel/http/answer.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import type { KnownAccount } from '../accounts/list-accounts.ts';
import { consentReturnPath } from '../accounts/consents.ts';
import { channelDefinitions } from '../definitions.ts';
import type { Tell } from '../drain/tell.ts';
import type { ChannelDefinition, ChannelSecrets, HookNews, HookVerdict, PublicKeys, RawHook } from '../kernel/port.ts';
import { believedForMs, isNews } from './seen-hooks.ts';

export interface HookParts {
  pool: Pool;
  clock: Clock;
  channelAccounts(kind: ChannelKind): Promise<readonly KnownAccount[]>;
  secretsOf(account: KnownAccount): Promise<ChannelSecrets | undefined>;
  keysOf(kind: ChannelKind): PublicKeys;
  /** Where channels reach the portal. */
  publicUrl(): string;
  tell: Pick<Tell, 'consentLost'>;
  /** Has the accounts of a kind served at once. */
  wake(kind: ChannelKind): void;
}

/** News of an order has some kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;
/** From one address: a channel that repeats a day's sales at once stays below. */
const callLimit = { calls: 600, seconds: 60 };

const pathOf = (kind: string): string => `/api/channels/hooks/${kind}`;

/**
 * Where channels tell of sales: open to everybody, and believed by its signature over the bytes as they came. What they say of a sale is not taken from here: the
 * channel is asked at once, so that news that comes twice, late or out of order does no harm.
 */
export const serveHooks =
  ({ pool, clock, channelAccounts, secretsOf, keysOf, publicUrl, tell, wake }: HookParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const excess = limitByAddress(app, 'channel hooks', callLimit);

    const carryOut = async (news: HookNews, { accountId, kind }: KnownAccount): Promise<void> => {
      if (news.kind === 'sale') await pool.query('UPDATE channel_health SET sales_at = NULL WHERE account_id = $1', [accountId]);
      if (news.kind === 'product') await lookAtProducts(pool, accountId, clock.now());
      if (news.kind === 'sale' || news.kind === 'product') wake(kind);
      if (news.kind === 'consentLost') await tell.consentLost(accountId, 'told by the platform');
    };

    app.post(pathOf(':kind'), { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const refusal = excess(request);
      if (refusal) return refuse(request, reply, refusal);
      const { kind } = request.params as { kind: string };
      const verify = isChannelKind(kind) ? channelDefinitions[kind]?.verify : undefined;
      if (!verify || !isChannelKind(kind)) return reply.code(404).send();
      const hook: RawHook = {
        headers: request.headers,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        receivedAt: clock.now(),
      };
      for (const account of await channelAccounts(kind)) {
        const secrets = await secretsOf(account);
        const told = secrets && (await readAloud(verify, hook, secrets, keysOf(kind)));
        if (!told || told === 'forged') continue;
        if (await isNews(pool, account.accountId, hook.body, clock.now())) {
          for (const news of told) if (isFresh(news, clock.now())) await carryOut(news, account);
        }
        return reply.code(204).send();
      }
      return reply.code(401).send();
    });

    // The console's addresses lie behind a hash, which a platform that adds parameters would not leave alone.
    for (const path of ['/touch/result', consentReturnPath])
      app.get(path, async (request, reply) => reply.redirect(`/#${path}${request.url.slice(path.length)}`));

    /** A channel asks whether the address is ours before it tells of anything. */
    app.get(pathOf(':kind'), async (request, reply) => {
      const refusal = excess(request);
      if (refusal) return refuse(request, reply, refusal);
      const { kind } = request.params as { kind: string };
      const challenge = isChannelKind(kind) ? channelDefinitions[kind]?.challenge : undefined;
      if (!challenge || !isChannelKind(kind)) return reply.code(404).send();
      const code = (request.query as Record<string, unknown>)[challenge.parameter];
      const [account] = await channelAccounts(kind);
      const secrets = account && (await secretsOf(account));
      if (typeof code !== 'string' || code === '' || !secrets) return reply.code(404).send();
      return reply.send(challenge.answer(code, `${publicUrl()}${pathOf(kind)}`, secrets));
    });
  };

/** Which of them it speaks of is not believed either: all are looked at that the platform has. */
const lookAtProducts = (pool: Pool, accountId: string, now: Date) =>
  pool.query('UPDATE shop_product_audits SET look_at = $2, looks = 0 WHERE account_id = $1 AND external_id IS NOT NULL', [accountId, now]);

/** What is asked again anyway may be old; that consent was taken back may have been answered since. */
const isFresh = (news: HookNews, now: Date): boolean => news.kind !== 'consentLost' || now.getTime() - news.at.getTime() < believedForMs;

type Verify = NonNullable<ChannelDefinition['verify']>;

/** A body that cannot be read is no news, whoever signed it. */
const readAloud = async (verify: Verify, hook: RawHook, secrets: ChannelSecrets, keys: PublicKeys): Promise<HookVerdict> => {
  try {
    return await verify(hook, secrets, keys);
  } catch {
    return 'forged';
  }
};
