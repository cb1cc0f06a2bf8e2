import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { useListTopic } from '../../app/links/use-list-topic.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { useListRead } from '../../ui/list/use-list-read.ts';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { inventoryQuery } from './inventory-query.ts';

export const keyOf = ({ oneId }: InventoryRow): string => oneId;

/** The inventory as it moves, as far as one scrolls. As of a moment it stands still. */
export const useInventory = (state: ListState) => {
  const query = inventoryQuery(state, state.size);
  const topic = useListTopic('inventory');
  useLiveRows(query.asOf ? undefined : topic, listInventory, keyOf);
  return { ...useListRead(listInventory, query, keyOf), asOf: query.asOf };
};
