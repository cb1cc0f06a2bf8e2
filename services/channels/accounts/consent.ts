import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { askChannelConsent, CONSENT_MS, takeChannelConsent } from '#contracts/channels/channel-consent.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { channelAccountStream } from '../../aggregates/channel/channel-account.ts';
import { reconnectAccount, type SecretNeeds } from './connect-account.ts';
import type { Consents } from './consents.ts';
import type { AccountReads } from './list-accounts.ts';

export interface ConsentNeeds extends AccountReads, SecretNeeds {
  pool: Pool;
  clock: Clock;
  commands: Commands;
  channelConsents: Consents;
}

const digestOf = (state: string): Buffer => createHash('sha256').update(state).digest();

/** What comes back is known by its digest alone, and counts for the session that asked. */
export const askConsentRoute = ({ pool, clock, channelAccounts, channelConsents }: ConsentNeeds) =>
  queryRoute(askChannelConsent, async ({ body: { accountId }, viewer: { sessionId } }) => {
    const account = (await channelAccounts()).find((known) => known.accountId === accountId);
    if (!account) return reject('ChannelAccountUnknown', { field: 'accountId' });
    const state = randomBytes(32).toString('base64url');
    const address = await channelConsents.addressOf(account, state);
    if (address === undefined) return reject('ConsentNotAsked', { field: 'accountId' });
    const now = clock.now();
    await pool.query('DELETE FROM channel_consents WHERE asked_at < $1', [new Date(now.getTime() - CONSENT_MS)]);
    await pool.query('INSERT INTO channel_consents (state_digest, account_id, session_id, asked_at) VALUES ($1, $2, $3, $4)', [
      digestOf(state),
      accountId,
      sessionId,
      now,
    ]);
    return { address };
  });

/** An answer is used up before anything is made of it: nobody can bring it twice. */
export const takeConsentRoute = ({ pool, clock, commands, channelAccounts, channelConsents, channelSecrets }: ConsentNeeds) =>
  queryRoute(takeChannelConsent, async ({ body: { state, code }, viewer }) => {
    const { rows } = await pool.query<{ account_id: string }>(
      'DELETE FROM channel_consents WHERE state_digest = $1 AND session_id = $2 AND asked_at >= $3 RETURNING account_id',
      [digestOf(state), viewer.sessionId, new Date(clock.now().getTime() - CONSENT_MS)],
    );
    const account = rows[0] && (await channelAccounts()).find(({ accountId }) => accountId === rows[0]!.account_id);
    if (!account) return reject('ConsentUnknown', { field: 'state' });
    const secrets = await channelConsents.exchange(account, code);
    if (!secrets) return reject('ConsentRefused', { field: 'code' });
    const { accountId, kind } = account;
    const result = await commands.run(contextOf(viewer), async (load) => {
      const loaded = await load.one(channelAccountStream, accountId);
      return toOutcome(reconnectAccount(secrets, { account: loaded }), { accountId, kind }, [channelSecrets.keep(accountId, secrets)]);
    });
    return result.kind === 'rejected' ? result.rejection : result.answer;
  });
