import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceFilter } from '#web/ui/list/filters/filter.ts';
import { useWarehouses } from './use-warehouses.ts';

/** Narrows a list to one warehouse. */
export const useWarehouseFilter = (): ChoiceFilter => {
  const { t } = useTranslation();
  const warehouses = useWarehouses();
  return useMemo(
    () => ({
      kind: 'choice',
      name: 'wareId',
      label: t('reference.warehouse'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    }),
    [t, warehouses],
  );
};
