export const orderTopic = (oddNo: string): string => `order:${oddNo}`;
