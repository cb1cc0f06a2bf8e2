import { setup } from 'xstate';
import type { ChannelAccountEvent, ChannelAccountState } from '#contracts/channels/channel-account-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as ChannelAccountEvent } }).createMachine({
  id: 'channelAccount',
  initial: 'absent',
  states: {
    absent: { on: { ChannelAccountConnected: 'connected' } },
    connected: { on: { ChannelConsentLost: 'needsConsent', ChannelAccountStopped: 'stopped', ChannelAccountReconnected: 'connected' } },
    needsConsent: { on: { ChannelAccountReconnected: 'connected', ChannelAccountStopped: 'stopped' } },
    stopped: { on: { ChannelAccountResumed: 'connected', ChannelAccountReconnected: 'connected' } },
  },
});

export const channelAccountMachine = stateMachine<ChannelAccountState, ChannelAccountEvent>(machine, unguarded);
