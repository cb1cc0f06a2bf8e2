/** Where consigned goods are sold. */
export const consignmentPlatforms = ['StockMarket', 'KickExchange', 'Auction', 'Shelfline Market'] as const;
export type ConsignmentPlatform = (typeof consignmentPlatforms)[number];
/** The operator's own. */
export const ownMarket: ConsignmentPlatform = 'Shelfline Market';
