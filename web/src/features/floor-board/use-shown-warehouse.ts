import type { ListState } from '#web/ui/list/list-state.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';

/** The warehouse in use; administrators choose one. */
export const useShownWarehouse = (state: ListState) => {
  const { warehouse } = useUser();
  const all = useWarehouses();
  if (warehouse) return { shown: warehouse, choices: [], choose: () => undefined };
  return {
    shown: all.find(({ id }) => id === state.filters['wareId']) ?? all[0],
    choices: all.map(({ id, name }) => ({ value: id, label: name })),
    choose: (wareId: string) => state.change({ filters: { wareId } }),
  };
};
