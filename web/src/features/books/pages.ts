import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const booksPages = {
  books: {
    path: adminPaths.books,
    page: () => import('./books-page.tsx'),
    title: 'books.pages.books',
    inMenu: true,
    permission: ['500'],
  },
  entries: {
    path: adminPaths.bookEntries,
    page: () => import('./entries/entries-page.tsx'),
    title: 'books.pages.entries',
    areas: ['books', 'wallet'],
    under: adminPaths.books,
    permission: ['500'],
  },
} satisfies Pages;
