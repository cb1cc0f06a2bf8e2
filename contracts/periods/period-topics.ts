/** Months of the books, and how far they are closed. */
export const periodsTopic = 'periods';
