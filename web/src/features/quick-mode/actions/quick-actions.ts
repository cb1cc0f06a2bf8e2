import { getItem } from '#contracts/item/item-queries.ts';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { findItem } from '#contracts/missing/missing-endpoints.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { assignRepairsEndpoint, moveRepairsToTodayEndpoint, pickRepairsEndpoint, revertRepairTasksEndpoint } from '#contracts/repair/repair-tasks.ts';
import { moveItemsEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import type { Shelf } from '#web/shared/inbound/use-shelves.ts';
import type { QuickActionName, QuickSetup } from '../quick-run.ts';

type ShelfOf = (name: string) => Shelf | undefined;

interface QuickAction {
  /** Who may do it is who may call this. */
  endpoint: AnyEndpoint;
  /** One scan, one command. */
  give?(outbox: PageOutbox, subject: string, setup: QuickSetup): string;
  /** The command that takes a scan back; undefined where nobody knows where the item lay. Actions without it cannot be undone. */
  takeBack?(outbox: PageOutbox, subject: string, shelfOf: ShelfOf): Promise<string | undefined> | string;
}

export const quickActions: Readonly<Record<QuickActionName, QuickAction>> = {
  shelve: {
    endpoint: shelveItemEndpoint,
    give: (outbox, oneId, { shelf }) => outbox.enqueue(shelveItemEndpoint, { oneId, shelfId: shelf?.id ?? '' }),
    takeBack: (outbox, oneId) => outbox.enqueue(undoShelvingEndpoint, { oneId }),
  },
  move: {
    endpoint: moveItemsEndpoint,
    give: (outbox, oneId, { shelf }) => outbox.enqueue(moveItemsEndpoint, { oneIds: [oneId], shelfId: shelf?.id ?? '' }),
    takeBack: async (outbox, oneId, shelfOf) => {
      const from = await shelfBefore(oneId, shelfOf);
      return from && outbox.enqueue(moveItemsEndpoint, { oneIds: [oneId], shelfId: from.id });
    },
  },
  found: {
    endpoint: findItem,
    give: (outbox, oneId, { shelf }) => outbox.enqueue(findItem, { oneId, shelfId: shelf?.id ?? '' }),
  },
  printLabels: { endpoint: oneIdLabels },
  openBatch: { endpoint: openOutboundBatchEndpoint },
  assignOrders: {
    endpoint: assignOrdersEndpoint,
    give: (outbox, oddNo, { operator }) => outbox.enqueue(assignOrdersEndpoint, { oddNos: [oddNo], operatorId: operator?.id ?? '' }),
    takeBack: (outbox, oddNo) => outbox.enqueue(unassignOrdersEndpoint, { oddNos: [oddNo] }),
  },
  assignRepairs: {
    endpoint: assignRepairsEndpoint,
    give: (outbox, repairNo, { operator }) => outbox.enqueue(assignRepairsEndpoint, { repairNos: [repairNo], operatorId: operator?.id ?? '' }),
    takeBack: (outbox, repairNo) => outbox.enqueue(revertRepairTasksEndpoint, { repairNos: [repairNo] }),
  },
  repairsToday: {
    endpoint: moveRepairsToTodayEndpoint,
    give: (outbox, repairNo) => outbox.enqueue(moveRepairsToTodayEndpoint, { repairNos: [repairNo] }),
  },
  repairsFetched: {
    endpoint: pickRepairsEndpoint,
    give: (outbox, repairNo) => outbox.enqueue(pickRepairsEndpoint, { repairNos: [repairNo] }),
  },
};

/** Where an item lay before it was moved last, as its history says. */
const shelfBefore = async (oneId: string, shelfOf: ShelfOf): Promise<Shelf | undefined> => {
  const { eventList } = await callEndpoint(getItem, { query: { oneId }, quiet: true });
  const [, before] = eventList.filter(({ name }) => name === 'ItemShelved' || name === 'ItemMoved');
  return before?.shelvesName ? shelfOf(before.shelvesName) : undefined;
};
