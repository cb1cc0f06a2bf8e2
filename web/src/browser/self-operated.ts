/** Where the pages of the operator's own goods begin: shop 1, on the sellers' base (R7.06). */
export const selfOperatedRoot = '/admin/warehouse';
