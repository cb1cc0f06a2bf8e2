import type { ParseKeys } from 'i18next';
import { correctInspectionEndpoint, inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint, shortPickEndpoint, undoPickEndpoint, undoShortPickEndpoint } from '#contracts/outbound/picking.ts';
import { receiveItemEndpoint, undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import { assignRepairsEndpoint, moveRepairsToTodayEndpoint, pickRepairsEndpoint, revertRepairTasksEndpoint } from '#contracts/repair/repair-tasks.ts';
import { findBoxEndpoint, loseBoxEndpoint } from '#contracts/repair/repair-work.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { moveItemsEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';

/** What a waiting call is named in the list; one that has no name here is a scan. */
const names: Readonly<Record<string, ParseKeys>> = {
  [receiveItemEndpoint.name]: 'floorQueue.commands.receive',
  [undoReceiptEndpoint.name]: 'floorQueue.commands.undoReceipt',
  [inspectItemEndpoint.name]: 'floorQueue.commands.inspect',
  [correctInspectionEndpoint.name]: 'floorQueue.commands.correct',
  [shelveItemEndpoint.name]: 'floorQueue.commands.shelve',
  [moveItemsEndpoint.name]: 'floorQueue.commands.move',
  [undoShelvingEndpoint.name]: 'floorQueue.commands.undoShelving',
  [pickItemEndpoint.name]: 'floorQueue.commands.pick',
  [undoPickEndpoint.name]: 'floorQueue.commands.undoPick',
  [shortPickEndpoint.name]: 'floorQueue.commands.short',
  [undoShortPickEndpoint.name]: 'floorQueue.commands.undoShort',
  [shipOrderEndpoint.name]: 'floorQueue.commands.ship',
  [receiveReturnEndpoint.name]: 'floorQueue.commands.return',
  [assignOrdersEndpoint.name]: 'floorQueue.commands.assignOrders',
  [unassignOrdersEndpoint.name]: 'floorQueue.commands.unassignOrders',
  [assignRepairsEndpoint.name]: 'floorQueue.commands.assignRepairs',
  [revertRepairTasksEndpoint.name]: 'floorQueue.commands.revertRepairs',
  [moveRepairsToTodayEndpoint.name]: 'floorQueue.commands.repairsToday',
  [pickRepairsEndpoint.name]: 'floorQueue.commands.repairsFetched',
  [loseBoxEndpoint.name]: 'floorQueue.commands.boxLost',
  [findBoxEndpoint.name]: 'floorQueue.commands.boxFound',
};

export const commandName = (name: string): ParseKeys => names[name] ?? 'floorQueue.commands.scan';
