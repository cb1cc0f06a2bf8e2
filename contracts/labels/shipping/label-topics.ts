/** The shipping labels of a shop. */
export const labelsTopic = (shopId: number): string => `labels:${shopId}`;
/** Every shop's, for finance. */
export const allLabelsTopic = 'labels:all';
