/** The recharges of a shop. */
export const rechargesTopic = (shopId: number): string => `recharges:${shopId}`;
/** Every shop's, for finance. */
export const allRechargesTopic = 'recharges:all';
