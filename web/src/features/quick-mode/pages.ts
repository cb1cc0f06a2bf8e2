import { Zap } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const quickModePages = {
  quickMode: {
    path: warehousePaths.quickMode,
    page: () => import('./quick-mode-page.tsx'),
    title: 'quickMode.pages.quickMode',
    icon: Zap,
    permission: ['700103', '700105', '700106', '700107', '700109', '700110'],
    goKey: 'g',
    floor: true,
  },
} satisfies Pages;
