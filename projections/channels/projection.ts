import { channelAccountEventSchemas, channelSwitchEventSchemas, type ChannelAccountEvent } from '#contracts/channels/channel-account-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ChannelAccountRow, ChannelSwitchRow } from './table.ts';

const isAccountEvent = isOneOf(channelAccountEventSchemas);
const isSwitchEvent = isOneOf(channelSwitchEventSchemas);

export const channelAccountsProjection: RowProjection<ChannelAccountRow> = {
  kind: 'row',
  name: 'channel-accounts',
  table: 'channel_accounts',
  key: 'account_id',
  ofOneStream: true,
  keyOf: (event) => (isAccountEvent(event) ? event.streamId.slice('channelAccount-'.length) : null),
  evolve: (row, event) => {
    if (!isAccountEvent(event)) return row;
    const before = event.type === 'ChannelAccountConnected' ? connected(event) : row;
    return before && { ...before, ...whatChanges(event), updated_at: event.recordedAt, version: event.version };
  },
};

const connected = ({
  data,
  recordedAt,
  version,
}: Extract<Recorded<ChannelAccountEvent>, { type: 'ChannelAccountConnected' }>): ChannelAccountRow => ({
  account_id: data.accountId,
  kind: data.kind,
  name: data.name,
  shop_id: data.shopId,
  state: 'connected',
  why: null,
  updated_at: recordedAt,
  version,
});

const whatChanges = (event: ChannelAccountEvent): Pick<ChannelAccountRow, 'state' | 'why'> => {
  switch (event.type) {
    case 'ChannelAccountConnected':
    case 'ChannelAccountReconnected':
    case 'ChannelAccountResumed':
      return { state: 'connected', why: null };
    case 'ChannelConsentLost':
      return { state: 'needsConsent', why: event.data.code };
    case 'ChannelAccountStopped':
      return { state: 'stopped', why: event.data.reason };
  }
};

export const channelSwitchesProjection: RowProjection<ChannelSwitchRow> = {
  kind: 'row',
  name: 'channel-switches',
  table: 'channel_switches',
  key: 'scope',
  ofOneStream: true,
  keyOf: (event) => (isSwitchEvent(event) ? event.data.scope : null),
  evolve: (row, event) =>
    isSwitchEvent(event)
      ? {
          scope: event.data.scope,
          halted: event.type === 'ChannelHalted',
          reason: event.type === 'ChannelHalted' ? event.data.reason : '',
          operator: event.metadata.actor.name,
          changed_at: event.recordedAt,
          version: event.version,
        }
      : row,
};
