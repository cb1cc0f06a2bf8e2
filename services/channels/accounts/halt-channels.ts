import { haltChannels as haltEndpoint, releaseChannels as releaseEndpoint } from '#contracts/channels/channel-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { channelSwitchMachine } from '../../aggregates/channel/channel-switch.machine.ts';
import { channelSwitchStream, type LoadedChannelSwitch } from '../../aggregates/channel/channel-switch.ts';

interface Asked {
  scope: string;
  reason: string;
}

export const haltChannels = ({ scope, reason }: Asked, { held }: { held: LoadedChannelSwitch }): Decision =>
  channelSwitchMachine.mayOccur(held.state, 'ChannelHalted')
    ? accept(change(held, { type: 'ChannelHalted', data: { scope, reason } }))
    : reject('ChannelHaltedAlready', { field: 'scope' });

export const releaseChannels = (scope: string, { held }: { held: LoadedChannelSwitch }): Decision =>
  channelSwitchMachine.mayOccur(held.state, 'ChannelReleased')
    ? accept(change(held, { type: 'ChannelReleased', data: { scope } }))
    : reject('ChannelNotHalted', { field: 'scope' });

export const haltChannelsRoute = commandRoute(haltEndpoint, async ({ body }, load) =>
  toOutcome(haltChannels(body, { held: await load.one(channelSwitchStream, body.scope) }), { scope: body.scope, halted: true }),
);

export const releaseChannelsRoute = commandRoute(releaseEndpoint, async ({ body: { scope } }, load) =>
  toOutcome(releaseChannels(scope, { held: await load.one(channelSwitchStream, scope) }), { scope, halted: false }),
);
