import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import type { ListState } from '#web/ui/list/list-state.ts';
import { useShelvesLive } from './use-shelves-live.ts';

export type Shelves = DataOf<typeof listShelves>;

/** The shelves of a warehouse as the address narrows and sorts them, as they fill and empty. */
export const useShelvesOf = (warehouseId: string, state: ListState) => {
  useShelvesLive(warehouseId);
  return useRead(listShelves, listQuery(listShelves, state, state.size, { always: { wareId: warehouseId } }));
};
