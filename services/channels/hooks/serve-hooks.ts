import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isChannelKind } from '#contracts/channels/channel-words.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Clock } from '#kernel/clock.ts';
import { refuse } from '#kernel/http/answer.ts';
import { limitByAddress } from '#kernel/http/guards/limits.ts';
import type { KnownAccount } from '../accounts/list-accounts.ts';
import { channelDefinitions } from '../definitions.ts';
import type { ChannelSecrets, RawHook } from '../kernel/port.ts';

interface Parts {
  pool: Pool;
  clock: Clock;
  channelAccounts(kind: ChannelKind): Promise<readonly KnownAccount[]>;
  secretsOf(account: KnownAccount): Promise<ChannelSecrets | undefined>;
  /** Has the accounts of a kind served at once. */
  wake(kind: ChannelKind): void;
}

/** News of an order has some kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;
/** From one address: a channel that repeats a day's sales at once stays below. */
const callLimit = { calls: 600, seconds: 60 };

/**
 * Where channels tell of sales: open to everybody, and believed by its signature over the bytes as they came. What they say of a sale is not taken from here: the
 * channel is asked at once, so that news that comes twice, late or out of order does no harm.
 */
export const serveHooks =
  ({ pool, clock, channelAccounts, secretsOf, wake }: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const excess = limitByAddress(app, 'channel hooks', callLimit);

    app.post('/api/channels/hooks/:kind', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
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
        const news = secrets && readAloud(verify, hook, secrets);
        if (!news || news === 'forged') continue;
        if (news.some((one) => one.kind === 'sale')) {
          await pool.query('UPDATE channel_health SET sales_at = NULL WHERE account_id = $1', [account.accountId]);
          wake(kind);
        }
        return reply.code(204).send();
      }
      return reply.code(401).send();
    });
  };

type Verify = NonNullable<(typeof channelDefinitions)[ChannelKind]>['verify'];

/** A body that cannot be read is no news, whoever signed it. */
const readAloud = (verify: NonNullable<Verify>, hook: RawHook, secrets: ChannelSecrets) => {
  try {
    return verify(hook, secrets);
  } catch {
    return 'forged' as const;
  }
};
