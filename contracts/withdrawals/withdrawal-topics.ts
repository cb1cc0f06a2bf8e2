/** The withdrawals of a shop. */
export const withdrawalsTopic = (shopId: number): string => `withdrawals:${shopId}`;
/** Every shop's, for finance. */
export const allWithdrawalsTopic = 'withdrawals:all';
