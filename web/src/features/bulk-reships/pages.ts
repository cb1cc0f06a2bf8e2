import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = { page: () => import('./list/bulk-reships-page.tsx'), title: 'bulkReships.pages.list', inMenu: true } as const;
const detail = { page: () => import('./detail/bulk-reship-page.tsx'), title: 'bulkReships.pages.detail', tabBy: ['bulkNo'] } as const;

export const bulkReshipPages = {
  /** R2.57. */
  form: {
    path: businessPaths.bulkReship,
    page: () => import('./form/new-bulk-reship-page.tsx'),
    title: 'bulkReships.pages.form',
    permission: ['business'],
    under: businessPaths.inventory,
    tabBy: ['oneIds'],
  },
  list: { ...list, path: businessPaths.bulkReships, permission: ['business'] },
  /** R2.58. */
  detail: { ...detail, path: businessPaths.bulkReshipDetail, permission: ['business'], under: businessPaths.bulkReships },
  adminList: { ...list, path: adminPaths.bulkReships, permission: ['400'] },
  adminDetail: { ...detail, path: adminPaths.bulkReshipDetail, permission: ['400'], under: adminPaths.bulkReships },
} satisfies Pages;
