import { resumeChannelAccount as resumeEndpoint, stopChannelAccount as stopEndpoint } from '#contracts/channels/channel-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { channelAccountStream, requireAccountAllows, type LoadedChannelAccount } from '../../aggregates/channel/channel-account.ts';

interface States {
  account: LoadedChannelAccount;
}

export const stopAccount = (reason: string, { account }: States): Decision =>
  requireAccountAllows(account, 'ChannelAccountStopped') ?? accept(change(account, { type: 'ChannelAccountStopped', data: { reason } }));

export const resumeAccount = ({ account }: States): Decision =>
  requireAccountAllows(account, 'ChannelAccountResumed') ?? accept(change(account, { type: 'ChannelAccountResumed', data: {} }));

export const stopAccountRoute = commandRoute(stopEndpoint, async ({ body: { accountId, reason } }, load) =>
  toOutcome(stopAccount(reason, { account: await load.one(channelAccountStream, accountId) }), { accountId, state: 'stopped' as const }),
);

export const resumeAccountRoute = commandRoute(resumeEndpoint, async ({ body: { accountId } }, load) =>
  toOutcome(resumeAccount({ account: await load.one(channelAccountStream, accountId) }), { accountId, state: 'connected' as const }),
);
