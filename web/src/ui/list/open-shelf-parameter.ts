/** Name in the query of the shelf whose drawer is open. It is no part of what a list shows. */
export const openShelfParameter = 'shelf';
