import { ShieldCheck } from 'lucide-react';
import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { PageGroup, PageRow } from '#web/core/routes/route-table.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const permission = ['400'] as const;
const list = (path: string, title: PageTitle, kind: OrderKind): PageRow => ({
  path,
  page: () => import('#web/features/audit/list/review-list-page.tsx'),
  title,
  requestTypes: [requestTypeOf[kind]],
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
    list(adminPaths.reviewShipWithLabel, 'reviewShipWithLabel', 'shipWithLabel'),
    list(adminPaths.reviewReship, 'reviewReship', 'reship'),
    list(adminPaths.reviewCashOut, 'reviewCashOut', 'cashOut'),
    list(adminPaths.reviewConsignment, 'reviewConsignment', 'consignment'),
    list(adminPaths.reviewTransfer, 'reviewTransfer', 'ownershipTransfer'),
    // Both types that ship share it (R2.115).
    detail(adminPaths.reviewShipWithLabelDetail, adminPaths.audit),
    detail(adminPaths.reviewCashOutDetail, adminPaths.reviewCashOut),
    // The application, and what became of it (R2.110): one page shows both.
    detail(adminPaths.reviewConsignmentDetail, adminPaths.reviewConsignment),
    detail(adminPaths.reviewConsignmentOrder, adminPaths.reviewConsignment),
    detail(adminPaths.reviewTransferDetail, adminPaths.reviewTransfer),
  ],
};
