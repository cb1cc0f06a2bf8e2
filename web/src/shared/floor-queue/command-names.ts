import type { ParseKeys } from 'i18next';

/** What a waiting call is named in the list, by its endpoint: their contracts are those of pages that need not be open. */
export const commandNames: Readonly<Record<string, ParseKeys>> = {
  receiveItem: 'floorQueue.commands.receive',
  undoReceipt: 'floorQueue.commands.undoReceipt',
  inspectItem: 'floorQueue.commands.inspect',
  correctInspection: 'floorQueue.commands.correct',
  shelveItem: 'floorQueue.commands.shelve',
  moveItems: 'floorQueue.commands.move',
  findItem: 'floorQueue.commands.found',
  undoShelving: 'floorQueue.commands.undoShelving',
  pickItem: 'floorQueue.commands.pick',
  undoPick: 'floorQueue.commands.undoPick',
  shortPick: 'floorQueue.commands.short',
  undoShortPick: 'floorQueue.commands.undoShort',
  shipOrder: 'floorQueue.commands.ship',
  receiveReturn: 'floorQueue.commands.return',
  receiveTransfer: 'floorQueue.commands.transfer',
  assignOrders: 'floorQueue.commands.assignOrders',
  unassignOrders: 'floorQueue.commands.unassignOrders',
  assignRepairs: 'floorQueue.commands.assignRepairs',
  revertRepairTasks: 'floorQueue.commands.revertRepairs',
  moveRepairsToToday: 'floorQueue.commands.repairsToday',
  pickRepairs: 'floorQueue.commands.repairsFetched',
  startCount: 'floorQueue.commands.startCount',
  scanCounted: 'floorQueue.commands.count',
  undoCounted: 'floorQueue.commands.undoCount',
  settleMisplaced: 'floorQueue.commands.settleMisplaced',
  finishShelfCount: 'floorQueue.commands.finishCount',
};

/** One that has no name here is a scan. */
export const commandName = (endpoint: string): ParseKeys => commandNames[endpoint] ?? 'floorQueue.commands.scan';
