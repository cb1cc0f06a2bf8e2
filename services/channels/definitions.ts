import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ChannelDefinition } from './kernel/port.ts';
import { stockMarket } from './stock-market/stock-market.ts';

/** The kinds that are called over HTTP. */
export const channelDefinitions: Partial<Record<ChannelKind, ChannelDefinition>> = { stockMarket };
