import { BadgeDollarSign } from 'lucide-react';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { PageRoute, Pages } from '#web/core/routes/route-table.ts';

const detail = (path: string, under: string, permission: PageRoute['permission'] & {}): PageRoute => ({
  path,
  page: () => import('./detail/sale-page.tsx'),
  title: 'sales.pages.sale',
  permission,
  under,
  tabBy: ['saleId'],
});

/** What was sold on the channels, from the sale to its payment (R2.69, R2.93, R2.105). */
export const salesPages = {
  business: {
    path: businessPaths.sales,
    page: () => import('./list/sales-page.tsx'),
    title: 'sales.pages.sales',
    icon: BadgeDollarSign,
    permission: ['business'],
    authorisation: 'touchPro',
    goKey: 'v',
  },
  businessDetail: detail(businessPaths.saleDetail, businessPaths.sales, ['business']),
  selfOperated: {
    path: selfOperatedPaths.sales,
    page: () => import('./list/sales-page.tsx'),
    title: 'sales.pages.sales',
    inMenu: true,
    permission: ['200'],
  },
  selfOperatedDetail: detail(selfOperatedPaths.saleDetail, selfOperatedPaths.sales, ['200']),
  admin: {
    path: adminPaths.saleOrders,
    page: () => import('./list/sale-orders-page.tsx'),
    title: 'sales.pages.saleOrders',
    icon: BadgeDollarSign,
    permission: ['1400'],
    goKey: 'z',
  },
  adminDetail: detail(adminPaths.saleOrderDetail, adminPaths.saleOrders, ['1400']),
} satisfies Pages;
