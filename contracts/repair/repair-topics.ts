/** The repair orders of a shop. */
export const repairsTopic = (shopId: number): string => `repairs:${shopId}`;
/** Every shop's, for those who review and carry them out. */
export const allRepairsTopic = 'repairs:all';
