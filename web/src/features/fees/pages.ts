import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const fees = { inMenu: true, permission: ['1000'] } as const;

export const feePages = {
  platform: { ...fees, path: adminPaths.platformFees, page: () => import('./platform-fees-page.tsx'), title: 'fees.pages.platform', goKey: 'e' },
  merchants: { ...fees, path: adminPaths.merchantRates, page: () => import('./merchants/merchant-rates-page.tsx'), title: 'fees.pages.merchants' },
  merchant: {
    path: adminPaths.merchantRateDetail,
    page: () => import('./merchants/merchant-rate-page.tsx'),
    title: 'fees.pages.merchant',
    permission: ['1000'],
    under: adminPaths.merchantRates,
    tabBy: ['shopId'],
  },
  repair: { ...fees, path: adminPaths.repairItems, page: () => import('./repair/repair-prices-page.tsx'), title: 'fees.pages.repair' },
  storage: { ...fees, path: adminPaths.storageFees, page: () => import('./storage-fees-page.tsx'), title: 'fees.pages.storage' },
} satisfies Pages;
