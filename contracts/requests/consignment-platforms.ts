/** Where consigned goods are usually sold; another one may be named. */
export const consignmentPlatforms = ['StockMarket', 'KickExchange', 'Auction', 'Shelfline Market'] as const;
