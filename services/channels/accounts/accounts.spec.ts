import { describe, it } from 'vitest';
import type { ChannelAccountEvent, ChannelSwitchEvent } from '#contracts/channels/channel-account-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { channelAccountStream } from '../../aggregates/channel/channel-account.ts';
import { channelSwitchStream } from '../../aggregates/channel/channel-switch.ts';
import { connectAccount, reconnectAccount } from './connect-account.ts';
import { haltChannels, releaseChannels } from './halt-channels.ts';
import { resumeAccount, stopAccount } from './stop-account.ts';

const accountId = 'operator-kickExchange';
const kind = 'kickExchange' as const;
const events = (...given: ChannelAccountEvent[]) => fact(channelAccountStream, accountId, ...given);
const connected: ChannelAccountEvent = { type: 'ChannelAccountConnected', data: { accountId, kind, name: 'Ours', shopId: null } };
const stopped: ChannelAccountEvent = { type: 'ChannelAccountStopped', data: { reason: 'Audit' } };
const states = (given: Parameters<Parameters<typeof specification>[1]>[0]) => ({ account: given.one(channelAccountStream, accountId) });

describe('Rule: a platform is connected once, by all that it asks for', () => {
  const connecting = specification(connectAccount, states);
  const command = { kind, name: 'Ours', secrets: { token: 't' } };

  it('with what it gave us, which no event says', () =>
    connecting
      .given([])
      .when(command)
      .then({ id: accountId, ...connected }));
  it('not without', () =>
    connecting
      .given([])
      .when({ ...command, secrets: {} })
      .thenRejected('ChannelSecretMissing', { field: 'secrets.token' }));
  it('not twice', () => connecting.given(events(connected)).when(command).thenRejected('ChannelAccountThere'));
  it('and the house not with itself', () =>
    connecting
      .given([])
      .when({ ...command, kind: 'b2b' })
      .thenRejected('ChannelNotBuilt'));

  const reconnecting = specification(reconnectAccount, states);
  it('it may get new secrets, such as after consent was taken back', () =>
    reconnecting
      .given(events(connected, { type: 'ChannelConsentLost', data: { code: '401' } }))
      .when({ token: 'u' })
      .then({ id: accountId, type: 'ChannelAccountReconnected' }));
  it('but not without those', () => reconnecting.given(events(connected)).when({}).thenRejected('ChannelSecretMissing'));
});

describe('Rule: an account is stopped and resumed by a person', () => {
  const stopping = specification(stopAccount, states);
  const resuming = specification((_: null, given: Parameters<typeof resumeAccount>[0]) => resumeAccount(given), states);

  it('with a reason', () =>
    stopping
      .given(events(connected))
      .when('Audit')
      .then({ id: accountId, ...stopped }));
  it('once', () => stopping.given(events(connected, stopped)).when('Audit').thenRejected('ChannelAccountForbids'));
  it('one that is there', () => stopping.given([]).when('Audit').thenRejected('ChannelAccountUnknown'));
  it('and goes on', () => resuming.given(events(connected, stopped)).when(null).then({ id: accountId, type: 'ChannelAccountResumed' }));
  it('only where it was stopped', () => resuming.given(events(connected)).when(null).thenRejected('ChannelAccountForbids'));
});

describe('Rule: prices and listings are held back on all platforms or one, once', () => {
  const halted: ChannelSwitchEvent = { type: 'ChannelHalted', data: { scope: 'all', reason: 'Prices look wrong' } };
  const held = (given: Parameters<Parameters<typeof specification>[1]>[0]) => ({ held: given.one(channelSwitchStream, 'all') });
  const halting = specification(haltChannels, held);
  const releasing = specification(releaseChannels, held);
  const command = { scope: 'all', reason: 'Prices look wrong' };

  it('with a reason', () =>
    halting
      .given([])
      .when(command)
      .then({ id: 'all', ...halted }));
  it('not twice', () =>
    halting
      .given(fact(channelSwitchStream, 'all', halted))
      .when(command)
      .thenRejected('ChannelHaltedAlready'));
  it('and let out again', () =>
    releasing
      .given(fact(channelSwitchStream, 'all', halted))
      .when('all')
      .then({ id: 'all', type: 'ChannelReleased' }));
  it('where they were held', () => releasing.given([]).when('all').thenRejected('ChannelNotHalted'));
});
