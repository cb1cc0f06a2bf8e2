import type { ChannelAccountEvent } from '#contracts/channels/channel-account-events.ts';
import { connectChannelAccount as connectEndpoint, reconnectChannelAccount as reconnectEndpoint } from '#contracts/channels/channel-commands.ts';
import { missingSecrets } from '#contracts/channels/channel-secrets.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { channelAccountNumbers } from '../../aggregates/channel/channel-account-numbers.ts';
import { channelAccountStream, requireAccountAllows, type LoadedChannelAccount } from '../../aggregates/channel/channel-account.ts';
import type { ChannelSecrets } from '../kernel/port.ts';

export interface SecretNeeds {
  channelSecrets: { keep(accountId: string, secrets: ChannelSecrets): ExtraStatement };
}

type Connect = BodyOf<typeof connectEndpoint>;

export const connectAccount = ({ kind, name, secrets }: Connect, { account }: { account: NewStream<ChannelAccountEvent> }): Decision =>
  requireSecrets(kind, secrets) ??
  accept(change(account, { type: 'ChannelAccountConnected', data: { accountId: account.id, kind, name, shopId: null } }));

export const reconnectAccount = (secrets: ChannelSecrets, { account }: { account: LoadedChannelAccount }): Decision =>
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
  commandRoute(connectEndpoint, async ({ body, numbers, now }, load) => {
    const account = load.create(channelAccountStream, await numbers.next(channelAccountNumbers, now));
    const decision = connectAccount(body, { account });
    if (isRejection(decision)) return decision;
    return toOutcome(decision, { accountId: account.id, state: 'connected' as const }, [channelSecrets.keep(account.id, body.secrets)]);
  });

export const reconnectAccountRoute = ({ channelSecrets }: SecretNeeds) =>
  commandRoute(reconnectEndpoint, async ({ body: { accountId, secrets } }, load) => {
    const account = await load.one(channelAccountStream, accountId);
    const decision = reconnectAccount(secrets, { account });
    return toOutcome(decision, { accountId, state: 'connected' as const }, [channelSecrets.keep(accountId, secrets)]);
  });
