import { connectChannelAccount as connectEndpoint, reconnectChannelAccount as reconnectEndpoint } from '#contracts/channels/channel-commands.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { missingSecrets } from '#contracts/channels/channel-secrets.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import {
  channelAccountStream,
  operatorAccountOf,
  requireAccountAllows,
  type LoadedChannelAccount,
} from '../../aggregates/channel/channel-account.ts';
import type { ChannelSecrets } from '../kernel/port.ts';

export interface SecretNeeds {
  channelSecrets: { keep(accountId: string, secrets: ChannelSecrets): ExtraStatement };
}

type Connect = BodyOf<typeof connectEndpoint>;

interface States {
  account: LoadedChannelAccount;
}

/** The operator has one account with each channel. */
export const connectAccount = ({ kind, name, secrets }: Connect, { account }: States): Decision => {
  const refusal = requireSecrets(kind, secrets);
  if (refusal) return refusal;
  if (account.state !== undefined) return reject('ChannelAccountThere', { field: 'kind' });
  return accept(change(account, { type: 'ChannelAccountConnected', data: { accountId: operatorAccountOf(kind), kind, name, shopId: null } }));
};

export const reconnectAccount = (secrets: ChannelSecrets, { account }: States): Decision =>
  requireAccountAllows(account, 'ChannelAccountReconnected') ??
  requireSecrets(account.kind, secrets) ??
  accept(change(account, { type: 'ChannelAccountReconnected', data: {} }));

/** The house trades with itself by no account. */
const requireSecrets = (kind: ChannelKind, secrets: ChannelSecrets): Rejection | undefined => {
  if (kind === 'b2b') return reject('ChannelNotBuilt', { field: 'kind' });
  const missing = missingSecrets(kind, secrets);
  return missing.length === 0
    ? undefined
    : reject('ChannelSecretMissing', { field: `secrets.${missing[0]}`, params: { fields: missing.join(', ') } });
};

export const connectAccountRoute = ({ channelSecrets }: SecretNeeds) =>
  commandRoute(connectEndpoint, async ({ body }, load) => {
    const accountId = operatorAccountOf(body.kind);
    const account = await load.one(channelAccountStream, accountId);
    return toOutcome(connectAccount(body, { account }), { accountId, state: 'connected' as const }, [channelSecrets.keep(accountId, body.secrets)]);
  });

export const reconnectAccountRoute = ({ channelSecrets }: SecretNeeds) =>
  commandRoute(reconnectEndpoint, async ({ body: { accountId, secrets } }, load) => {
    const account = await load.one(channelAccountStream, accountId);
    const decision = reconnectAccount(secrets, { account });
    return toOutcome(decision, { accountId, state: 'connected' as const }, [channelSecrets.keep(accountId, secrets)]);
  });
