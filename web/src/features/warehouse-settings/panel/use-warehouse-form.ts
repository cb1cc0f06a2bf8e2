import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { changeWarehouse, createWarehouse } from '#contracts/reference/reference-commands.ts';
import { listWarehouseSettings, type WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { readUserAgain } from '#web/core/access/read-user-again.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { changeOf, warehouseOf, warehouseValuesOf, type Warehouse } from './warehouse-values.ts';

/** Creates a warehouse, or changes the one that is there; every list to choose a warehouse from learns of it. */
export const useWarehouseForm = (warehouse: WarehouseSetting | undefined, onSaved: (warehouseId: string) => void) => {
  const { t } = useTranslation();
  const [opened] = useState(() => warehouseValuesOf(warehouse));
  return useEndpointForm(warehouse ? changeWarehouse : createWarehouse, {
    defaultValues: opened,
    bodyOf: warehouseOf,
    judgedBy: { schema: createWarehouse.body, inputOf: (entered: Warehouse) => (warehouse ? changeOf(opened, entered) : entered) },
    invalidates: [listWarehouseSettings, listAllWarehouses, getOverview],
    onSubmitted: (_answer, { warehouseId, name = opened.name }) => {
      void readUserAgain();
      showSuccess(t(warehouse ? 'warehouseSettings.saved' : 'warehouseSettings.added', { name }));
      onSaved(warehouseId);
    },
  });
};
