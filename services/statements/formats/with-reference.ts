/** What was written to the receiver, and the reference of whoever ordered it where that says more: either may bear the number that it is known by. */
export const withReference = (text: string, reference: string): string =>
  reference === '' || text.includes(reference) ? text : [text, reference].filter(Boolean).join(' ');
