/** Wallets that are credited or charged by hand, one at a time. */
export const adjustmentsTopic = 'adjustments';
