import { CalendarClock, PackagePlus } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const receivingPages = {
  forecasts: {
    path: warehousePaths.forecasts,
    page: () => import('./forecasts/forecasts-page.tsx'),
    title: 'packages.pages.forecasts',
    areas: ['packages', 'receiving'],
    icon: CalendarClock,
    permission: ['700102'],
    goKey: 'f',
  },
  forecastDetail: {
    path: warehousePaths.forecastDetail,
    page: () => import('./forecasts/forecast-page.tsx'),
    title: 'packages.pages.forecastDetail',
    areas: ['packages', 'receiving'],
    permission: ['700102', '700103'],
    under: warehousePaths.forecasts,
    tabBy: ['id'],
  },
  receiving: {
    path: warehousePaths.receiving,
    page: () => import('./receiving-page.tsx'),
    title: 'receiving.pages.receiving',
    areas: ['receiving', 'inspection'],
    icon: PackagePlus,
    permission: ['700102', '700103'],
    goKey: 'r',
    floor: true,
  },
} satisfies Pages;
