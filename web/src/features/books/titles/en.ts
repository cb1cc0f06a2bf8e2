export const books = { books: 'Books', entries: 'Account postings', finance: 'Finance' };

export default { books: { pages: books } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    books: typeof books;
  }
}
