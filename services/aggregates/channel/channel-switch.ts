import type { ChannelSwitchEvent, ChannelSwitchState } from '#contracts/channels/channel-account-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { channelSwitchMachine } from './channel-switch.machine.ts';

/** What keeps new prices and listings back: stream `channelSwitch-<scope>`, where the scope is `all` or a kind. */
export interface ChannelSwitch {
  /** Undefined where it was never touched: nothing is kept back. */
  state: ChannelSwitchState | undefined;
}

export const untouchedSwitch: ChannelSwitch = { state: undefined };

export const channelSwitchStream = streamType<ChannelSwitch, ChannelSwitchEvent>({
  prefix: 'channelSwitch',
  initial: untouchedSwitch,
  evolve: ({ state }, event) => ({ state: channelSwitchMachine.next(state, event, undefined) ?? state }),
  accepts: ({ state }, event) => channelSwitchMachine.accepts(state, event, undefined),
  tags: ({ state }) => (state ? { state } : {}),
});

export type LoadedChannelSwitch = LoadedFrom<typeof channelSwitchStream>;
