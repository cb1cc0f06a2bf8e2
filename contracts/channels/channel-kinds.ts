/** The kinds of places where goods are sold; neutral names, no brand (R1.53, R1.21). */
export const channelKinds = ['stockMarket', 'kickExchange', 'market', 'ticketKicks', 'auction', 'asiaMarket', 'shortVideo', 'b2b'] as const;

export type ChannelKind = (typeof channelKinds)[number];
