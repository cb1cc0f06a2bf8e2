import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useLiveReads } from '#web/live/use-live.ts';

const MAX_UNITS = 100;

/** Units of the warehouse in a state, what came first on top. Undefined for whom no inventory is shown. */
export const useWaitingUnits = (state: ItemState) => {
  const { warehouse } = useUser();
  const mayOpen = useMayOpen();
  const shown = mayOpen(withQuery(warehousePaths.inventory, {}));
  useLiveReads(shown && warehouse ? warehouseTopic('inventory', warehouse.id) : undefined, listInventory);
  const query = { wareId: warehouse?.id, state: [state], sort: 'gmtIn', order: 'asc', size: MAX_UNITS } as const;
  const read = useRead(listInventory, query, { enabled: shown });
  return shown ? read : undefined;
};
