import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { PageRoute, Pages } from '#web/core/routes/route-table.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const permission = ['400'] as const;
const list = (path: string, title: PageTitle, kind: OrderKind): PageRoute => ({
  path,
  page: () => import('./list/review-list-page.tsx'),
  title,
  requestTypes: [requestTypeOf[kind]],
  inMenu: true,
  permission,
});
const detail = (path: string, under: string): PageRoute => ({
  path,
  page: () => import('./detail/review-page.tsx'),
  title: 'audit.pages.reviewDetail',
  permission,
  under,
  tabBy: ['oddNo'],
});

export const auditPages = {
  batchApproval: {
    path: adminPaths.audit,
    page: () => import('./list/audit-page.tsx'),
    title: 'audit.pages.batchApproval',
    inMenu: true,
    permission,
    goKey: 'a',
  },
  shipWithLabel: list(adminPaths.reviewShipWithLabel, 'audit.pages.reviewShipWithLabel', 'shipWithLabel'),
  reship: list(adminPaths.reviewReship, 'audit.pages.reviewReship', 'reship'),
  warehouseTransfer: list(adminPaths.reviewWarehouseTransfer, 'audit.pages.reviewWarehouseTransfer', 'warehouseTransfer'),
  cashOut: list(adminPaths.reviewCashOut, 'audit.pages.reviewCashOut', 'cashOut'),
  consignment: list(adminPaths.reviewConsignment, 'audit.pages.reviewConsignment', 'consignment'),
  transfer: list(adminPaths.reviewTransfer, 'audit.pages.reviewTransfer', 'ownershipTransfer'),
  /** Both types that ship share it (R2.115). */
  shipDetail: detail(adminPaths.reviewShipWithLabelDetail, adminPaths.audit),
  cashOutDetail: detail(adminPaths.reviewCashOutDetail, adminPaths.reviewCashOut),
  /** The application, and what became of it (R2.110): one page shows both. */
  consignmentDetail: detail(adminPaths.reviewConsignmentDetail, adminPaths.reviewConsignment),
  consignmentOrder: detail(adminPaths.reviewConsignmentOrder, adminPaths.reviewConsignment),
  transferDetail: detail(adminPaths.reviewTransferDetail, adminPaths.reviewTransfer),
} satisfies Pages;
