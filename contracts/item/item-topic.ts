export const itemTopic = (oneId: string): string => `item:${oneId}`;
