import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const detailPage = () => import('./package-page.tsx');
const listPage = () => import('./packages-page.tsx');

export const packagePages = {
  business: {
    path: businessPaths.packages,
    page: listPage,
    title: 'packages.pages.myPackages',
    areas: ['packages', 'receiving'],
    inMenu: true,
    permission: ['business'],
    goKey: 'p',
  },
  businessDetail: {
    path: businessPaths.packageDetail,
    page: detailPage,
    title: 'packages.pages.forecastDetail',
    permission: ['business'],
    under: businessPaths.packages,
    tabBy: ['id'],
  },
  selfOperated: {
    path: selfOperatedPaths.packages,
    page: listPage,
    title: 'packages.pages.myPackages',
    areas: ['packages', 'receiving'],
    inMenu: true,
    permission: ['200'],
  },
  selfOperatedDetail: {
    path: selfOperatedPaths.packageDetail,
    page: detailPage,
    title: 'packages.pages.forecastDetail',
    permission: ['200'],
    under: selfOperatedPaths.packages,
    tabBy: ['id'],
  },
} satisfies Pages;
