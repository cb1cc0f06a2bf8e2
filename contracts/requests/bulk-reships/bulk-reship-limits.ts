/** What one bulk reship may hold. All of it is applied for in one command. */
export const bulkReshipLimits = { boxes: 50, items: 200, itemsOfBox: 100 } as const;
