import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { answerConsent } from '../http/consent-page.ts';
import { accountNames, type ContractParts } from '../shop/contract.ts';

/** For how many seconds an access token serves. */
const lifeSeconds = 43_200;

/** Gives out access tokens for refresh tokens and for codes, and knows whose they are. */
export const serveTokens = (app: FastifyInstance, { clock }: ContractParts) => {
  const given = new Map<string, { account: AccountName; until: number }>();
  const codes = new Map<string, AccountName>();

  const accountOf = (fields: Record<string, unknown>): AccountName | undefined => {
    const text = (name: string) => textOf(fields[name]);
    const named = accountNames.find((name) => {
      const { clientId, clientSecret } = demoAccounts[name].stockMarket;
      return text('client_id') === clientId && text('client_secret') === clientSecret;
    });
    if (!named) return undefined;
    if (text('grant_type') === 'refresh_token') return text('refresh_token') === demoAccounts[named].stockMarket.refreshToken ? named : undefined;
    const isCode = text('grant_type') === 'authorization_code' && codes.get(text('code')) === named;
    codes.delete(text('code'));
    return isCode ? named : undefined;
  };

  app.get('/oauth/authorize', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const account = accountNames.find((name) => demoAccounts[name].stockMarket.clientId === query['client_id']);
    if (!account || !query['redirect_uri'])
      return reply.code(400).send({ error: 'invalid_request', error_description: 'Unknown client or no redirect_uri' });
    if (!URL.canParse(query['redirect_uri'])) return reply.code(400).send();
    const codeFor = (): string => {
      const code = randomUUID();
      codes.set(code, account);
      return code;
    };
    return answerConsent(request, reply, { title: 'Stock market', account, codeFor });
  });

  app.post('/oauth/token', async (request, reply) => {
    const account = accountOf(fieldsOf(request.body));
    if (!account) return reply.code(403).send({ error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' });
    const token = randomUUID();
    given.set(token, { account, until: clock.now() + lifeSeconds * 1000 });
    return {
      access_token: token,
      refresh_token: demoAccounts[account].stockMarket.refreshToken,
      scope: 'offline_access openid',
      expires_in: lifeSeconds,
      token_type: 'Bearer',
    };
  });

  /** Undefined where the token, or the key that goes with it, is wrong. */
  return (authorization: string | undefined, apiKey: unknown): AccountName | undefined => {
    const known = given.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
    if (!known || known.until <= clock.now()) return undefined;
    return apiKey === demoAccounts[known.account].stockMarket.apiKey ? known.account : undefined;
  };
};
