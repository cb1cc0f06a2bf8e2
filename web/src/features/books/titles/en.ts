export const books = { books: 'Books', finance: 'Finance' };

export default { books: { pages: books } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    books: typeof books;
  }
}
