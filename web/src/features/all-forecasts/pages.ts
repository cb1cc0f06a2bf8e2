import { CalendarClock } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const allForecastsPages = {
  forecasts: {
    path: adminPaths.forecasts,
    page: () => import('./forecasts-page.tsx'),
    title: 'packages.pages.forecasts',
    areas: ['packages', 'receiving', 'all-forecasts'],
    icon: CalendarClock,
    permission: ['1200'],
    goKey: 'f',
  },
  forecastDetail: {
    path: adminPaths.forecastDetail,
    page: () => import('./forecast-page.tsx'),
    title: 'packages.pages.forecastDetail',
    areas: ['packages', 'all-forecasts'],
    permission: ['1200'],
    under: adminPaths.forecasts,
    tabBy: ['id'],
  },
} satisfies Pages;
