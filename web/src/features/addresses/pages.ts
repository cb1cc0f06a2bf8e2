import { MapPinned } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const inquiry = { page: () => import('./address-inquiry-page.tsx'), title: 'addresses.pages.inquiry' } as const;

export const addressPages = {
  warehouse: { ...inquiry, path: warehousePaths.addressInquiry, icon: MapPinned, goKey: 'e', permission: ['700108'] },
  admin: { ...inquiry, path: adminPaths.addressInquiry, inMenu: true, permission: ['300'] },
} satisfies Pages;
