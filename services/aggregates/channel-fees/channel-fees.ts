import type { ChannelFeesEvent } from '#contracts/pricing/channel-fees-events.ts';
import type { FeeRow } from '#contracts/pricing/published-fees.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** What was set for a channel beside what it publishes, in the order of its versions. Stream `channelFees-<channel>`. */
export interface ChannelFees {
  rows: readonly FeeRow[];
}

export const channelFeesStream = streamType<ChannelFees, ChannelFeesEvent>({
  prefix: 'channelFees',
  initial: { rows: [] },
  evolve: ({ rows }, { data: { channel, version, shopId, from, fees } }) => ({ rows: [...rows, { channel, version, shopId, from, fees }] }),
  tags: () => ({}),
});

export type LoadedChannelFees = LoadedFrom<typeof channelFeesStream>;
