import { CalendarClock, PackagePlus } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const receivingPages = {
  forecasts: {
    path: warehousePaths.forecasts,
    page: () => import('./forecasts/forecasts-page.tsx'),
    title: 'packages.pages.forecasts',
    icon: CalendarClock,
    permission: ['700102'],
    goKey: 'f',
  },
  forecastDetail: {
    path: warehousePaths.forecastDetail,
    page: () => import('./forecasts/forecast-page.tsx'),
    title: 'packages.pages.forecastDetail',
    permission: ['700102', '700103'],
    under: warehousePaths.forecasts,
    tabBy: ['id'],
  },
  receiving: {
    path: warehousePaths.receiving,
    page: () => import('./receiving-page.tsx'),
    title: 'receiving.pages.receiving',
    icon: PackagePlus,
    permission: ['700102', '700103'],
    goKey: 'r',
    floor: true,
  },
} satisfies Pages;
