export const floorTopic = (warehouseId: string): string => `floor:${warehouseId}`;
