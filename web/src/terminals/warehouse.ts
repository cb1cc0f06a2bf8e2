import { Activity, Truck, Undo2 } from 'lucide-react';
import { warehousePaths, warehouseRoot } from '../core/paths/warehouse-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { addressPages } from '../features/addresses/pages.ts';
import { announcementPages } from '../features/announcements/pages.ts';
import { cataloguePages } from '../features/catalogue/pages.ts';
import { containerPages } from '../features/containers/pages.ts';
import { countPages } from '../features/counts/pages.ts';
import { floorPages } from '../features/floor-board/pages.ts';
import { handoverPages } from '../features/handover/pages.ts';
import { inspectionPages } from '../features/inspection/pages.ts';
import { inventoryPages } from '../features/inventory/pages.ts';
import { missingPages } from '../features/missing/pages.ts';
import { outboundPages } from '../features/outbound/pages.ts';
import { outboundBatchPages } from '../features/outbound-batches/pages.ts';
import { overviewPages } from '../features/overview/pages.ts';
import { packingPages } from '../features/packing/pages.ts';
import { pickingPages } from '../features/picking/pages.ts';
import { quickModePages } from '../features/quick-mode/pages.ts';
import { receivingPages } from '../features/receiving/pages.ts';
import { repairWorkPages } from '../features/repair-work/pages.ts';
import { returnsToSellerPages } from '../features/returns-to-seller/pages.ts';
import { returnsPages } from '../features/returns/pages.ts';
import { shelfPages } from '../features/shelf-management/pages.ts';
import { shelvingPages } from '../features/shelving/pages.ts';
import { switchUserPages } from '../features/switch-user/pages.ts';
import { transferPages } from '../features/transfers/pages.ts';
import { jointPages } from './joint-pages.ts';

export const warehouseTable: TerminalTable = {
  terminal: 'warehouse',
  root: warehouseRoot,
  title: 'terminals.pages.warehouse',
  landing: warehousePaths.workplace,
  searchPath: warehousePaths.inventory,
  floorStatus: () => import('../shared/floor-queue/floor-queue.tsx'),
  rows: [
    jointPages.workplace,
    {
      title: 'floorBoard.pages.supervision',
      icon: Activity,
      permission: ['700101', '700113'],
      pages: [floorPages.board, floorPages.report, overviewPages.warehouse],
    },
    receivingPages.forecasts,
    receivingPages.forecastDetail,
    receivingPages.receiving,
    inspectionPages.inspection,
    shelvingPages.shelving,
    {
      title: 'returns.pages.group',
      icon: Undo2,
      permission: ['700104'],
      pages: [returnsPages.returns, returnsToSellerPages.warehouse],
    },
    shelfPages.shelves,
    countPages.count,
    countPages.warehouse,
    countPages.warehousePlan,
    countPages.warehouseDetail,
    containerPages.move,
    containerPages.warehouse,
    containerPages.warehouseDetail,
    {
      title: 'outbound.pages.outbound',
      icon: Truck,
      permission: ['700106'],
      pages: [outboundPages.shipWithLabel, outboundPages.reship, outboundPages.consignment, outboundPages.delivered, outboundPages.order],
    },
    outboundBatchPages.warehouse,
    pickingPages.picking,
    packingPages.packing,
    handoverPages.handover,
    transferPages.warehouse,
    transferPages.receive,
    repairWorkPages.shop,
    quickModePages.quickMode,
    missingPages.warehouse,
    addressPages.warehouse,
    inventoryPages.warehouse,
    cataloguePages.warehouse,
    switchUserPages.warehouse,
    switchUserPages.warehouseDetail,
    announcementPages.warehouse,
  ],
};
