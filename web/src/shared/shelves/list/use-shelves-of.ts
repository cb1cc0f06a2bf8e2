import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { listQuery } from '#web/ui/list/list-query.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { useShelvesLive } from './use-shelves-live.ts';

export type Shelves = DataOf<typeof listShelves>;

/** The shelves of a warehouse as the address narrows and sorts them, as they fill and empty. */
export const useShelvesOf = (warehouseId: string | undefined, state: ListState) => {
  useShelvesLive(warehouseId);
  const always = warehouseId === undefined ? {} : { wareId: warehouseId };
  return useRead(listShelves, listQuery(listShelves, state, state.size, { always }), { enabled: warehouseId !== undefined });
};
