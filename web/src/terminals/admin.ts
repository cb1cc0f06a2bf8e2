import { Landmark, ListTodo, Megaphone, ReceiptText, ShieldCheck, Shirt, Users, Warehouse } from 'lucide-react';
import { adminPaths, adminRoot } from '../core/paths/admin-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { accountPages } from '../features/accounts/pages.ts';
import { allForecastsPages } from '../features/all-forecasts/pages.ts';
import { announcementDeskPages } from '../features/announcement-desk/pages.ts';
import { announcementPages } from '../features/announcements/pages.ts';
import { auditPages } from '../features/audit/pages.ts';
import { bankStatementPages } from '../features/bank-statements/pages.ts';
import { biPages } from '../features/bi/pages.ts';
import { booksPages } from '../features/books/pages.ts';
import { addressPages } from '../features/addresses/pages.ts';
import { adjustmentPages } from '../features/adjustments/pages.ts';
import { bulkReshipPages } from '../features/bulk-reships/pages.ts';
import { bulkPages } from '../features/bulk/pages.ts';
import { cataloguePages } from '../features/catalogue/pages.ts';
import { channelPages } from '../features/channels/pages.ts';
import { containerPages } from '../features/containers/pages.ts';
import { countPages } from '../features/counts/pages.ts';
import { consignmentPages } from '../features/consignments/pages.ts';
import { feePages } from '../features/fees/pages.ts';
import { financePages } from '../features/finance/pages.ts';
import { floorPages } from '../features/floor-board/pages.ts';
import { forecastPages } from '../features/forecast/pages.ts';
import { inBatchPages } from '../features/in-batches/pages.ts';
import { inventoryPages } from '../features/inventory/pages.ts';
import { labelPages } from '../features/label-center/pages.ts';
import { listingPages } from '../features/listings/pages.ts';
import { paymentPages } from '../features/payments/pages.ts';
import { missingPages } from '../features/missing/pages.ts';
import { pricingPages } from '../features/pricing/pages.ts';
import { returnsToSellerPages } from '../features/returns-to-seller/pages.ts';
import { outboundBatchPages } from '../features/outbound-batches/pages.ts';
import { programmeReviewPages } from '../features/programme/pages.ts';
import { outboundTaskPages } from '../features/outbound-tasks/pages.ts';
import { overviewPages } from '../features/overview/pages.ts';
import { periodPages } from '../features/periods/pages.ts';
import { repairOfficePages } from '../features/repairs/pages.ts';
import { rechargePages } from '../features/payments/recharges/pages.ts';
import { salesPages } from '../features/sales/pages.ts';
import { sourcingPages } from '../features/sourcing/pages.ts';
import { switchUserPages } from '../features/switch-user/pages.ts';
import { repairWorkPages } from '../features/repair-work/pages.ts';
import { systemPages } from '../features/system/pages.ts';
import { transferPages } from '../features/transfers/pages.ts';
import { walletPages } from '../features/wallet/pages.ts';
import { warehouseSettingsPages } from '../features/warehouse-settings/pages.ts';
import { jointPages } from './joint-pages.ts';
import { selfOperatedGroup } from './self-operated.ts';

export const adminTable: TerminalTable = {
  terminal: 'admin',
  root: adminRoot,
  title: 'terminals.pages.admin',
  landing: adminPaths.bi,
  searchPath: adminPaths.stock,
  rows: [
    biPages.bi,
    allForecastsPages.forecasts,
    allForecastsPages.forecastDetail,
    forecastPages.amend,
    {
      title: 'terminals.pages.warehouseManagement',
      icon: Warehouse,
      permission: ['300'],
      pages: [
        overviewPages.admin,
        floorPages.adminBoard,
        floorPages.adminReport,
        inventoryPages.admin,
        jointPages.officeOrder,
        inventoryPages.stockDetail,
        inBatchPages.inBatches,
        outboundBatchPages.admin,
        countPages.admin,
        countPages.adminPlan,
        countPages.adminDetail,
        containerPages.admin,
        containerPages.adminDetail,
        missingPages.admin,
        returnsToSellerPages.admin,
        addressPages.admin,
        warehouseSettingsPages.warehouseSettings,
      ],
    },
    {
      title: 'audit.pages.audit',
      icon: ShieldCheck,
      permission: ['400'],
      pages: [
        auditPages.batchApproval,
        auditPages.shipWithLabel,
        auditPages.reship,
        bulkReshipPages.adminList,
        bulkReshipPages.adminDetail,
        auditPages.warehouseTransfer,
        auditPages.cashOut,
        auditPages.consignment,
        auditPages.transfer,
        programmeReviewPages.reviews,
        repairOfficePages.reviews,
        auditPages.shipDetail,
        auditPages.cashOutDetail,
        auditPages.consignmentDetail,
        auditPages.consignmentOrder,
        auditPages.transferDetail,
        programmeReviewPages.review,
        repairOfficePages.review,
      ],
    },
    repairOfficePages.repairs,
    repairOfficePages.repair,
    {
      title: 'terminals.pages.taskManagement',
      icon: ListTodo,
      permission: ['900'],
      pages: [outboundTaskPages.outboundTasks, transferPages.admin, outboundBatchPages.tasks, repairWorkPages.tasks, repairWorkPages.batches],
    },
    listingPages.admin,
    consignmentPages.consignments,
    consignmentPages.consignment,
    channelPages.admin,
    salesPages.admin,
    salesPages.adminDetail,
    switchUserPages.admin,
    switchUserPages.adminDetail,
    selfOperatedGroup,
    labelPages.admin,
    {
      title: 'books.pages.finance',
      icon: Landmark,
      permission: ['500'],
      pages: [
        financePages.overview,
        paymentPages.platformFlow,
        rechargePages.platform,
        walletPages.deductions,
        walletPages.merchantFlow,
        walletPages.merchantWallets,
        adjustmentPages.userRecharge,
        financePages.selfOperated,
        bulkPages.deposit,
        bulkPages.deduction,
        bankStatementPages.bankStatements,
        booksPages.books,
        booksPages.entries,
        periodPages.periods,
      ],
    },
    {
      title: 'fees.pages.fees',
      icon: ReceiptText,
      permission: ['1000'],
      pages: [feePages.platform, pricingPages.fees, feePages.merchants, feePages.merchant, feePages.repair, feePages.storage],
    },
    {
      title: 'catalogue.pages.catalogue',
      icon: Shirt,
      permission: ['800'],
      pages: [
        cataloguePages.skus,
        cataloguePages.skuImport,
        sourcingPages.products,
        sourcingPages.skus,
        cataloguePages.brands,
        cataloguePages.retailers,
      ],
    },
    {
      title: 'announcements.pages.announcements',
      icon: Megaphone,
      pages: [announcementDeskPages.announcements, announcementDeskPages.announcement, announcementPages.admin],
    },
    {
      title: 'accounts.pages.accounts',
      icon: Users,
      permission: ['700'],
      pages: [accountPages.businessAccounts],
    },
    systemPages.system,
  ],
};
