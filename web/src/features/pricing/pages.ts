import { SearchCheck } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const pricingPages = {
  search: {
    path: businessPaths.priceSearch,
    page: () => import('./search/price-search-page.tsx'),
    title: 'pricing.pages.search',
    icon: SearchCheck,
    permission: ['business'],
    goKey: 'x',
  },
  fees: {
    path: adminPaths.channelFees,
    page: () => import('./fees/channel-fees-page.tsx'),
    title: 'pricing.pages.fees',
    inMenu: true,
    permission: ['1000'],
  },
} satisfies Pages;
