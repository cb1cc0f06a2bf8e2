/** Name in the query of the shipping label whose drawer is open. It is no part of what a list shows. */
export const openLabelParameter = 'label';
