/** The bank accounts of a shop. */
export const bankAccountsTopic = (shopId: number): string => `bankAccounts:${shopId}`;
