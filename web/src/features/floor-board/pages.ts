import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const board = () => import('./floor-page.tsx');
const report = () => import('./report/shift-report-page.tsx');

export const floorPages = {
  board: { path: warehousePaths.floor, page: board, title: 'floorBoard.pages.floor', inMenu: true, permission: ['700101', '700113'] },
  report: { path: warehousePaths.shiftReport, page: report, title: 'floorBoard.pages.report', inMenu: true, permission: ['700113'] },
  adminBoard: { path: adminPaths.floor, page: board, title: 'floorBoard.pages.floor', inMenu: true, permission: ['300'] },
  adminReport: { path: adminPaths.shiftReport, page: report, title: 'floorBoard.pages.report', inMenu: true, permission: ['300'] },
} satisfies Pages;
