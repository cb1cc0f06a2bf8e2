import { channelFeesEventSchemas } from '#contracts/pricing/channel-fees-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ChannelFeesRow } from './table.ts';

const isChannelFeesEvent = isOneOf(channelFeesEventSchemas);

export const channelFeesProjection: RowProjection<ChannelFeesRow> = {
  kind: 'row',
  name: 'channel-fees',
  table: 'channel_fees',
  key: 'channel',
  ofOneStream: true,
  keyOf: (event) => (isChannelFeesEvent(event) ? event.data.channel : null),
  evolve: (row, event) => {
    if (!isChannelFeesEvent(event)) return row;
    const { data, recordedAt, metadata, version } = event;
    return { channel: data.channel, rows: [...(row?.rows ?? []), { ...data, by: metadata.actor.name, at: recordedAt }], version };
  },
};
