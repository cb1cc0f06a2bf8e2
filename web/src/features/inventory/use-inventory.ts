import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { inventoryQuery } from './inventory-query.ts';

export const keyOf = ({ oneId }: InventoryRow): string => oneId;

/** The inventory as it moves, as far as one scrolls. As of a moment it stands still. */
export const useInventory = (state: ListState) => {
  const query = inventoryQuery(state, state.size);
  const topic = useListTopic('inventory');
  useLiveRows(query.asOf ? undefined : topic, listInventory, keyOf);
  return { ...useListRead(listInventory, query, keyOf), asOf: query.asOf };
};
