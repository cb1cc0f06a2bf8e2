import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./wallet-page.tsx');

export const walletPages = {
  business: {
    path: businessPaths.wallet,
    page,
    title: 'wallet.pages.wallet',
    inMenu: true,
    permission: ['business'],
    goKey: 'm',
  },
  selfOperated: {
    path: selfOperatedPaths.wallet,
    page,
    title: 'wallet.pages.wallet',
    inMenu: true,
    permission: ['200'],
  },
  merchantFlow: {
    path: adminPaths.merchantFlow,
    page: () => import('./merchants/merchant-flow-page.tsx'),
    title: 'wallet.pages.merchantFlow',
    areas: ['wallet', 'accounts', 'adjustments'],
    inMenu: true,
    permission: ['500'],
    goKey: 'm',
  },
  merchantWallets: {
    path: adminPaths.merchantWallets,
    page: () => import('./merchants/merchant-wallets-page.tsx'),
    title: 'wallet.pages.merchantWallets',
    under: adminPaths.merchantFlow,
    permission: ['500'],
  },
  deductions: {
    path: adminPaths.platformDeductions,
    page: () => import('./merchants/platform-deductions-page.tsx'),
    title: 'wallet.pages.deductions',
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
