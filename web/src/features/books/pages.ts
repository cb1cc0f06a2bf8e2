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
} satisfies Pages;
