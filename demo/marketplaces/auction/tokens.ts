import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { answerConsent } from '../http/consent-page.ts';
import { accountNames, type ContractParts } from '../shop/contract.ts';

const lifeSeconds = 7_200;

/** Access tokens for two hours, by a refresh token or a code. */
export const serveTokens = (app: FastifyInstance, { clock }: ContractParts) => {
  const given = new Map<string, { account: AccountName; until: number }>();
  const codes = new Map<string, AccountName>();

  app.get('/oauth2/authorize', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const account = accountNames.find((name) => demoAccounts[name].auction.clientId === query['client_id']);
    if (!account || !query['redirect_uri']) return reply.code(400).send({ error: 'invalid_request', error_description: 'unknown client' });
    if (!URL.canParse(query['redirect_uri'])) return reply.code(400).send();
    const codeFor = (): string => {
      const code = randomUUID();
      codes.set(code, account);
      return code;
    };
    return answerConsent(request, reply, { title: 'Auction site', account, codeFor });
  });

  app.post('/identity/v1/oauth2/token', async (request, reply) => {
    const [id, secret] = Buffer.from(/^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '', 'base64')
      .toString()
      .split(':');
    const account = accountNames.find((name) => demoAccounts[name].auction.clientId === id && demoAccounts[name].auction.clientSecret === secret);
    if (!account) return reply.code(401).send({ error: 'invalid_client', error_description: 'client authentication failed' });
    const fields = fieldsOf(request.body);
    const { refreshToken } = demoAccounts[account].auction;
    const isCode = fields['grant_type'] === 'authorization_code' && codes.get(textOf(fields['code'])) === account;
    if (isCode) codes.delete(textOf(fields['code']));
    const isRefresh = fields['grant_type'] === 'refresh_token' && fields['refresh_token'] === refreshToken;
    if (!isCode && !isRefresh)
      return reply.code(400).send({ error: 'invalid_grant', error_description: 'the provided authorization grant is invalid' });
    const token = randomUUID();
    given.set(token, { account, until: clock.now() + lifeSeconds * 1000 });
    return {
      access_token: token,
      expires_in: lifeSeconds,
      token_type: 'User Access Token',
      ...(isCode && { refresh_token: refreshToken, refresh_token_expires_in: 47_304_000 }),
    };
  });

  return (authorization: string | undefined): AccountName | undefined => {
    const known = given.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
    return known && known.until > clock.now() ? known.account : undefined;
  };
};
