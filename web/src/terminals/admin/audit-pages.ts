import { ShieldCheck } from 'lucide-react';
import type { RequestType } from '#contracts/item/request-types.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { PageGroup, PageRow, PageTitle } from '#web/core/routes/route-table.ts';

const permission = ['400'] as const;
const list = (path: string, title: PageTitle, type: RequestType): PageRow => ({
  path,
  page: () => import('#web/features/audit/list/review-list-page.tsx'),
  title,
  requestTypes: [type],
  inMenu: true,
  permission,
});
const detail = (path: string, under: string): PageRow => ({
  path,
  page: () => import('#web/features/audit/detail/review-page.tsx'),
  title: 'reviewDetail',
  permission,
  under,
  tabBy: ['oddNo'],
});

export const auditPages: PageGroup = {
  title: 'audit',
  icon: ShieldCheck,
  permission,
  pages: [
    {
      path: adminPaths.audit,
      page: () => import('#web/features/audit/list/audit-page.tsx'),
      title: 'batchApproval',
      inMenu: true,
      permission,
      goKey: 'a',
    },
    list(adminPaths.reviewShipWithLabel, 'reviewShipWithLabel', 3),
    list(adminPaths.reviewReship, 'reviewReship', 4),
    list(adminPaths.reviewCashOut, 'reviewCashOut', 5),
    list(adminPaths.reviewConsignment, 'reviewConsignment', 6),
    list(adminPaths.reviewTransfer, 'reviewTransfer', 7),
    // Both types that ship share it (R2.115).
    detail(adminPaths.reviewShipWithLabelDetail, adminPaths.audit),
    detail(adminPaths.reviewCashOutDetail, adminPaths.reviewCashOut),
    // The application, and what became of it (R2.110): one page shows both.
    detail(adminPaths.reviewConsignmentDetail, adminPaths.reviewConsignment),
    detail(adminPaths.reviewConsignmentOrder, adminPaths.reviewConsignment),
    detail(adminPaths.reviewTransferDetail, adminPaths.reviewTransfer),
  ],
};
