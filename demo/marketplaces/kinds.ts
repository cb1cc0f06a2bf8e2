/** The contracts that the sandbox speaks, each under a path of its own. */
export const prefixes = {
  stockMarket: '/stock-market',
  kickExchange: '/kick-exchange',
  auction: '/auction',
  asiaMarket: '/asia-market',
  shortVideo: '/short-video',
  market: '/market',
  ticketKicks: '/ticket-kicks',
} as const;

export type Kind = keyof typeof prefixes;
export const kinds = Object.keys(prefixes) as Kind[];
