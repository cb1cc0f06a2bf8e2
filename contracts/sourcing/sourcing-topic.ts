/** Products of the short-video shop and their SKUs. */
export const shopProductsTopic = 'shopProducts';
