import { setup } from 'xstate';
import type { ChannelSwitchEvent, ChannelSwitchState } from '#contracts/channels/channel-account-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as ChannelSwitchEvent } }).createMachine({
  id: 'channelSwitch',
  initial: 'absent',
  states: {
    absent: { on: { ChannelHalted: 'halted' } },
    released: { on: { ChannelHalted: 'halted' } },
    halted: { on: { ChannelReleased: 'released' } },
  },
});

export const channelSwitchMachine = stateMachine<ChannelSwitchState, ChannelSwitchEvent>(machine, unguarded);
