import { Cable } from 'lucide-react';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const services = () => import('./services/platform-services-page.tsx');

export const channelPages = {
  admin: {
    path: adminPaths.channels,
    page: () => import('./accounts/channels-page.tsx'),
    title: 'channels.pages.channels',
    icon: Cable,
    goKey: 'h',
    permission: ['1300'],
  },
  business: { path: businessPaths.platformServices, page: services, title: 'channels.pages.services', permission: ['business'] },
  selfOperated: { path: selfOperatedPaths.platformServices, page: services, title: 'channels.pages.services', permission: ['200'] },
} satisfies Pages;
