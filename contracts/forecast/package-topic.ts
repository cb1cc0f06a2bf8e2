export const packageTopic = (preId: string): string => `package:${preId}`;
