/** SKUs, brands and retailers, for those who keep them. */
export const catalogueTopic = 'catalogue';
