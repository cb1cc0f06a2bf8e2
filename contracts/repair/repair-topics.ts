/** The repair orders of a shop. */
export const repairsTopic = (shopId: number): string => `repairs:${shopId}`;
/** Those that a warehouse carries out. */
export const repairShopTopic = (warehouseId: string): string => `repair-shop:${warehouseId}`;
/** Every shop's, for those who review and carry them out. */
export const allRepairsTopic = 'repairs:all';
