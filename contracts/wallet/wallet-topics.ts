/** The money of a shop. */
export const walletTopic = (shopId: number): string => `wallet:${shopId}`;
/** Every shop's, for finance. */
export const allWalletsTopic = 'wallet:all';
