export const shelvesTopic = (warehouseId: string): string => `shelves:${warehouseId}`;
