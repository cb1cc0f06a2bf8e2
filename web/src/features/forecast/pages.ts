import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./forecast-page.tsx');

export const forecastPages = {
  business: {
    path: businessPaths.newForecast,
    page,
    title: 'forecast.pages.newForecast',
    inMenu: true,
    permission: ['business'],
    tabBy: ['id'],
    goKey: 'f',
  },
  selfOperated: {
    path: selfOperatedPaths.newForecast,
    page,
    title: 'forecast.pages.newForecast',
    permission: ['200'],
    under: selfOperatedPaths.packages,
    tabBy: ['id'],
  },
  amend: {
    path: adminPaths.amendForecast,
    page,
    title: 'forecast.pages.amendForecast',
    permission: ['1200'],
    under: adminPaths.forecasts,
    tabBy: ['id'],
  },
} satisfies Pages;
