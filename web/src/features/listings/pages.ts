import { Globe } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const create = { page: () => import('./create/create-listings-page.tsx'), permission: ['business'], authorisation: 'knetCrossListing' } as const;

/** What is offered on other platforms (R2.51, R2.52, R2.66, R2.67, R2.125). */
export const listingPages = {
  list: {
    path: businessPaths.listings,
    page: () => import('./list/listings-page.tsx'),
    title: 'listings.pages.listings',
    icon: Globe,
    permission: ['business'],
    authorisation: 'knetCrossListing',
    goKey: 'j',
  },
  sku: {
    path: businessPaths.listingDetail,
    page: () => import('./sku/sku-listings-page.tsx'),
    title: 'listings.pages.sku',
    permission: ['business'],
    authorisation: 'knetCrossListing',
    under: businessPaths.listings,
    tabBy: ['sku'],
  },
  newListing: { ...create, path: businessPaths.newListing, title: 'listings.pages.newListing', under: businessPaths.listings },
  bulkListing: { ...create, path: businessPaths.bulkListing, title: 'listings.pages.bulkListing', under: businessPaths.listings },
  admin: {
    path: adminPaths.listings,
    page: () => import('./list/all-listings-page.tsx'),
    title: 'listings.pages.listings',
    icon: Globe,
    permission: ['1300'],
    goKey: 'j',
  },
} satisfies Pages;
