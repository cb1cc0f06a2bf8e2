import type { ChannelKind } from '../channels/channel-kinds.ts';
import type { FeePlatform } from '../fees/fee-subjects.ts';

/** Under which name rate cards, orders and the books know a channel. */
const platforms = {
  stockMarket: 'StockMarket',
  kickExchange: 'KickExchange',
  auction: 'Auction',
  market: 'Shelfline Market',
  b2b: 'B2B',
  ticketKicks: 'Ticket Kicks',
  asiaMarket: 'Asia Market',
  shortVideo: 'Short Video',
} as const satisfies Record<ChannelKind, FeePlatform | string>;

export const platformOf = (channel: ChannelKind): string => platforms[channel];

const channels: ReadonlyMap<string, ChannelKind> = new Map((Object.keys(platforms) as ChannelKind[]).map((channel) => [platforms[channel], channel]));

/** The channel that a platform's name stands for; undefined for one that only people name. */
export const channelOf = (platform: string): ChannelKind | undefined => channels.get(platform);
