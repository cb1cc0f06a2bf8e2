/** Workbooks that credit or charge many wallets, and how far they have come. */
export const bulkTopic = 'bulk';
