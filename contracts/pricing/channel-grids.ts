import { channelCapabilities } from '../channels/channel-capabilities.ts';
import type { ChannelKind } from '../channels/channel-kinds.ts';
import type { PriceGrid } from './grid.ts';

/** The prices that a channel takes. */
export const gridOf = (channel: ChannelKind): PriceGrid => {
  const { stepCents, minCents, maxCents } = channelCapabilities[channel];
  return { incCents: stepCents, minCents, maxCents };
};
