import type { Kysely } from 'kysely';
import type { AllowedEvents } from '#contracts/item/item-actions.ts';
import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { AllowedOrderEvents } from '#contracts/outbound/order-actions.ts';
import { asideProjection } from './aside/projection.ts';
import { asideRoutes } from './aside/routes.ts';
import { migration as aside } from './aside/table.ts';
import { announcementsProjection } from './announcements/projection.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { migration as announcements } from './announcements/table.ts';
import { batchesProjection } from './batches/projection.ts';
import { batchRoutes } from './batches/routes.ts';
import { migration as batches } from './batches/table.ts';
import { activityProjection } from './bi/projection.ts';
import { biRoutes } from './bi/routes.ts';
import {
  leanMigration as biLean,
  receivedShopMigration as biReceivedShop,
  quartersMigration as biQuarters,
  migration as bi,
  widerMigration as biWider,
} from './bi/table.ts';
import { goodsMigration as inventoryGoods } from './inventory/goods.ts';
import { inventoryProjection } from './inventory/projection.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import {
  fewerIndexesMigration as fewerInventoryIndexes,
  inboundShopMigration,
  lastSaleMigration,
  listMigration as inventoryLists,
  receivedShopMigration,
  migration as inventory,
  repairPhotosMigration as inventoryRepairPhotos,
  statusMigration as inventoryOfStatus,
} from './inventory/table.ts';
import { tallyMigration as inventoryTally } from './inventory/tally.ts';
import { numbersMigration as inventoryNumbers, textsMigration as inventoryTexts } from './inventory/texts.ts';
import { timelineProjection } from './item-timeline/projection.ts';
import { itemRoutes } from './item-timeline/routes.ts';
import { keyMigration as itemTimelineKey, migration as itemTimeline, pastMigration, presetMigration, termsMigration } from './item-timeline/table.ts';
import { isoTimes } from './kernel/iso-times.ts';
import { listFiles, type WriteInTurn } from './kernel/list-file.ts';
import { rowsThen, type Past } from './kernel/past.ts';
import type { InlineProjection, SumProjection } from './kernel/projection.ts';
import type { ReadDatabase } from './kernel/read-database.ts';
import type { Tally } from './kernel/tally.ts';
import { pendingTextsMigration } from './kernel/text-search.ts';
import { orderHistoryProjection } from './orders/history.ts';
import { ordersProjection } from './orders/projection.ts';
import { orderRoutes } from './orders/routes.ts';
import { historyPresetMigration, historyTermsMigration, listMigration as orderLists, migration as orders } from './orders/table.ts';
import { tallyMigration as orderTally } from './orders/tally.ts';
import { packagesProjection } from './packages/projection.ts';
import { packageRoutes } from './packages/routes.ts';
import { listMigration as packageLists, migration as packages, resolutionRemarkMigration } from './packages/table.ts';
import { tallyMigration as packageTally } from './packages/tally.ts';
import { pickingRoutes } from './picking/routes.ts';
import { referenceProjections } from './reference/projections.ts';
import { referenceRoutes } from './reference/routes.ts';
import { addressMigration, menuMigration, migration as reference, pickersMigration, ratesMigration, skuListMigration } from './reference/tables.ts';
import { repairsProjection } from './repairs/projection.ts';
import { repairItemsMigration, repairItemsProjection } from './repairs/repair-items.ts';
import { repairRoutes } from './repairs/routes.ts';
import { migration as repairs } from './repairs/table.ts';
import { sellerAccountsProjection } from './seller-accounts/projection.ts';
import type { PhoneOf } from './seller-accounts/application.ts';
import type { LastSignIns } from './seller-accounts/queries.ts';
import { sellerAccountRoutes } from './seller-accounts/routes.ts';
import { migration as sellerAccounts, provenEmailMigration, refusedMigration, withoutShopIndexMigration } from './seller-accounts/table.ts';
import { shelvingRoutes } from './shelving/routes.ts';
import { shippingLabelsProjection } from './shipping-labels/projection.ts';
import { shippingLabelRoutes } from './shipping-labels/routes.ts';
import { listMigration as shippingLabelLists, migration as shippingLabels } from './shipping-labels/table.ts';
import { tallyMigration as shippingLabelTally } from './shipping-labels/tally.ts';
import { taskBoardRoutes } from './task-board/routes.ts';
import { walletRecordsProjection, walletsProjection } from './wallet/projection.ts';
import { walletRoutes } from './wallet/routes.ts';
import { migration as wallet, placesMigration, searchMigration as walletSearch } from './wallet/table.ts';
import { tallyMigration as walletTally } from './wallet/tally.ts';
import { overviewRoutes } from './warehouse-overview/routes.ts';
import { erasedBatches } from './batches/erased.ts';
import type { ErasedRows, ErasedSubject } from './kernel/erased-rows.ts';
import { erasedOrders } from './orders/erased.ts';
import { erasedLabels } from './shipping-labels/erased.ts';

/** Read models with a row per stream or per event, written in the append's transaction. */
export const inlineProjections: readonly InlineProjection[] = [
  ...referenceProjections,
  inventoryProjection,
  timelineProjection,
  packagesProjection,
  asideProjection,
  ordersProjection,
  orderHistoryProjection,
  batchesProjection,
  sellerAccountsProjection,
  announcementsProjection,
  walletsProjection,
  walletRecordsProjection,
  shippingLabelsProjection,
  repairsProjection,
  repairItemsProjection,
];

/** What the lists are counted from. */
export const tallies: readonly Tally[] = inlineProjections.flatMap(({ tally }) => tally ?? []);

/** Read models that sum across streams, fed by the processor. */
export const sumProjections: readonly SumProjection[] = [activityProjection];

/** Their tables. */
export const projectionMigrations: readonly { id: string; sql: string }[] = [
  inventory,
  reference,
  itemTimeline,
  orders,
  packages,
  batches,
  bi,
  sellerAccounts,
  announcements,
  menuMigration,
  ratesMigration,
  inboundShopMigration,
  withoutShopIndexMigration,
  wallet,
  shippingLabels,
  placesMigration,
  addressMigration,
  repairs,
  repairItemsMigration,
  walletSearch,
  skuListMigration,
  inventoryLists,
  orderLists,
  packageLists,
  shippingLabelLists,
  inventoryTally,
  orderTally,
  packageTally,
  shippingLabelTally,
  walletTally,
  pastMigration,
  pendingTextsMigration,
  biWider,
  inventoryTexts,
  inventoryOfStatus,
  inventoryGoods,
  inventoryNumbers,
  fewerInventoryIndexes,
  biLean,
  itemTimelineKey,
  historyTermsMigration,
  termsMigration,
  biQuarters,
  inventoryRepairPhotos,
  provenEmailMigration,
  pickersMigration,
  refusedMigration,
  biReceivedShop,
  receivedShopMigration,
  aside,
  historyPresetMigration,
  presetMigration,
  resolutionRemarkMigration,
  lastSaleMigration,
];

export interface ReadNeeds {
  /** Over the database that the projections write to, or a replica of it. */
  db: Kysely<any>;
  /** Over the one that they write to. Files of lists are read there: a replica does not know that a rebuild lets their moment end first. */
  primaryDb: Kysely<any>;
  writeInTurn: WriteInTurn;
  /** The log, for what is asked of a moment that has passed. */
  past: Past;
  clock: { now(): Date };
  /** Which events may follow in an item's state, from the lifecycle. */
  allowedEvents: AllowedEvents;
  /** Which events may follow in an order's state, from its transition table. */
  allowedOrderEvents: AllowedOrderEvents;
  /** From the sessions, which no event tells of. */
  lastSignIns: LastSignIns;
  /** From the credentials. */
  phoneOf: PhoneOf;
}

/** The reads of the warehouse and its goods. */
export const projectionRoutes = ({ db, primaryDb, writeInTurn, past, ...needs }: ReadNeeds): QueryRoute[] => {
  const over = (one: Kysely<any>): ReadDatabase => (one as ReadDatabase).withPlugin(isoTimes);
  const then = {
    itemsThen: rowsThen(past, inventoryProjection, 'item'),
    packagesThen: rowsThen(past, packagesProjection, 'package'),
    ordersThen: rowsThen(past, ordersProjection, 'order'),
  };
  const all = { ...needs, ...then, db: over(db), files: listFiles(over(primaryDb), writeInTurn) };
  return [
    ...itemRoutes(all),
    ...inventoryRoutes(all),
    ...packageRoutes(all),
    ...asideRoutes(all),
    ...orderRoutes(all),
    ...taskBoardRoutes(all),
    ...batchRoutes(all),
    ...pickingRoutes(all),
    ...shelvingRoutes(all),
    ...referenceRoutes(all),
    ...biRoutes(all),
    ...overviewRoutes(all),
    ...sellerAccountRoutes(all),
    ...announcementRoutes(all),
    ...walletRoutes(all),
    ...shippingLabelRoutes(all),
    ...repairRoutes(all),
  ];
};

/**
 * Statements that bring rows of many streams to where the log leads once the keys are dropped. The rows of the account and of the shop themselves follow
 * the events of the erasure, and the names of those who acted stand in no row.
 */
export const erasedRows = (subject: ErasedSubject): readonly ErasedRows[] => [
  ...erasedOrders(subject),
  ...erasedBatches(subject),
  ...erasedLabels(subject),
];
