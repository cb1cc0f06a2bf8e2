export const boardTopic = (warehouseId: string): string => `board:${warehouseId}`;
