import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { answerConsent } from '../http/consent-page.ts';
import { accountNames, type ContractParts } from '../shop/contract.ts';
import { done, fail } from './codes.ts';
import { seconds } from './wire.ts';

const lifeMs = 7 * 86_400_000;

/** Tokens by GET, with the secret in the query, as the platform has it. */
export const serveTokens = (app: FastifyInstance, { clock }: ContractParts) => {
  const given = new Map<string, { account: AccountName; until: number }>();
  const codes = new Map<string, AccountName>();
  const accountOf = (query: Record<string, string | undefined>) =>
    accountNames.find(
      (name) => demoAccounts[name].shortVideo.appKey === query['app_key'] && demoAccounts[name].shortVideo.appSecret === query['app_secret'],
    );
  const give = (account: AccountName) => {
    const token = `ROW_${randomUUID()}`;
    given.set(token, { account, until: clock.now() + lifeMs });
    return done({
      access_token: token,
      access_token_expire_in: seconds(clock.now() + lifeMs),
      refresh_token: demoAccounts[account].shortVideo.refreshToken,
      refresh_token_expire_in: seconds(clock.now() + 365 * 86_400_000),
      open_id: `open-${account}`,
      seller_name: account,
      seller_base_region: 'US',
      user_type: 0,
    });
  };

  app.get('/oauth/authorize', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const account = accountNames.find((name) => demoAccounts[name].shortVideo.appKey === query['app_key']);
    if (!account || !query['redirect_uri']) return fail(reply, 'form');
    if (!URL.canParse(query['redirect_uri'])) return reply.code(400).send();
    const codeFor = (): string => {
      const code = randomUUID();
      codes.set(code, account);
      return code;
    };
    return answerConsent(request, reply, { title: 'Short-video shop', account, codeFor });
  });
  app.get('/api/v2/token/refresh', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const account = accountOf(query);
    const isRight = account && query['grant_type'] === 'refresh_token' && query['refresh_token'] === demoAccounts[account].shortVideo.refreshToken;
    return isRight ? give(account) : fail(reply.code(200), 'token');
  });
  app.get('/api/v2/token/get', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const account = accountOf(query);
    const isRight = account && query['grant_type'] === 'authorized_code' && codes.get(query['auth_code'] ?? '') === account;
    codes.delete(query['auth_code'] ?? '');
    return isRight ? give(account) : fail(reply, 'token');
  });

  /** The account, or that its token has run out. */
  return (token: unknown): AccountName | 'expired' | undefined => {
    const known = given.get(String(token));
    return known && known.until <= clock.now() ? 'expired' : known?.account;
  };
};
