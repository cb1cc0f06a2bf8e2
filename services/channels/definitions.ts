import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { asiaMarket } from './asia-market/asia-market.ts';
import { auction } from './auction/auction.ts';
import { kickExchange } from './kick-exchange/kick-exchange.ts';
import type { ChannelDefinition } from './kernel/port.ts';
import { market } from './market/market.ts';
import { shortVideo } from './short-video/short-video.ts';
import { stockMarket } from './stock-market/stock-market.ts';
import { ticketKicks } from './ticket-kicks/ticket-kicks.ts';

/** The kinds that are called over HTTP. */
export const channelDefinitions: Partial<Record<ChannelKind, ChannelDefinition>> = {
  stockMarket,
  kickExchange,
  market,
  ticketKicks,
  auction,
  asiaMarket,
  shortVideo,
};
