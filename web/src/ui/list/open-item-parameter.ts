/** Name in the query of the item whose drawer is open. It is no part of what a list shows. */
export const openItemParameter = 'item';
