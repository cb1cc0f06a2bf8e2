/** The sales of a shop. */
export const salesTopic = (shopId: number): string => `sales:${shopId}`;
export const allSalesTopic = 'sales:all';
