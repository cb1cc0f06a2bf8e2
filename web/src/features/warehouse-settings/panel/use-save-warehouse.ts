import { useTranslation } from 'react-i18next';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { changeWarehouse } from '#contracts/reference/change-warehouse.ts';
import { createWarehouse } from '#contracts/reference/create-warehouse.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readUserAgain } from '#web/core/access/read-user-again.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { postalFields } from '#web/shared/order/address-draft.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { changeOf, type Warehouse, type WarehouseDraft } from './warehouse-draft.ts';

interface Wanted {
  isNew: boolean;
  /** As the panel opened. */
  opened: WarehouseDraft;
  saved: (warehouseId: string) => void;
}

const fields: readonly string[] = [
  'warehouseId',
  'name',
  'level',
  'storageLimitDays',
  'dailyFeeCents',
  'timeZone',
  'city',
  'menu',
  ...postalFields.map((field) => `address.${field}`),
];

/** Creates a warehouse, or changes the one that is there; every list to choose a warehouse from learns of it. */
export const useSaveWarehouse = ({ isNew, opened, saved }: Wanted) => {
  const { t } = useTranslation();
  const options = {
    quiet: true,
    changes: [listWarehouseSettings, listAllWarehouses, getOverview],
    onSuccess: (_answer: unknown, { warehouseId, name = opened.name }: Pick<Warehouse, 'warehouseId'> & Partial<Warehouse>) => {
      void readUserAgain();
      showSuccess(t(isNew ? 'warehouseSettings.added' : 'warehouseSettings.saved', { name }));
      saved(warehouseId);
    },
  };
  const create = useCommand(createWarehouse, options);
  const change = useCommand(changeWarehouse, options);
  const { isPending, error } = isNew ? create : change;
  const save = (warehouse: Warehouse) => (isNew ? create.mutate(warehouse) : change.mutate(changeOf(opened, warehouse)));
  return { save, saving: isPending, refused: serverErrors(error, fields) };
};
