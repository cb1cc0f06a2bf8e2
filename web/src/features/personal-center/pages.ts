import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const personalCenterPages = {
  personalCenter: {
    path: businessPaths.personalCenter,
    page: () => import('./personal-center-page.tsx'),
    title: 'account.pages.personalCenter',
    permission: ['business'],
  },
} satisfies Pages;
