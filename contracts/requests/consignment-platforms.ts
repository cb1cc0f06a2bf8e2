/** Where consigned goods are sold. */
export const consignmentPlatforms = ['StockMarket', 'KickExchange', 'Auction', 'Shelfline Market'] as const;
export type ConsignmentPlatform = (typeof consignmentPlatforms)[number];
