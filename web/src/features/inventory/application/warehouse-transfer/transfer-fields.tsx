import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { DueField } from '#web/shared/order/due-field.tsx';
import { RemarkField } from '../remark-field.tsx';
import type { TransferValues } from './transfer-values.ts';

interface Props {
  form: EndpointForm<TransferValues>;
  items: readonly InventoryRow[];
}

/** Where the items go: anywhere but where they lie. */
export const TransferFields = ({ form, items }: Props) => {
  const { t } = useTranslation();
  const warehouses = useWarehouses();
  const origins = new Set(items.map(({ warehouseId }) => warehouseId));
  const options = warehouses.filter(({ id }) => !origins.has(id)).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormField form={form} name="toWarehouseId" label={t('orders.apply.destination')}>
        {(control) => <Select {...control} options={options} />}
      </FormField>
      <DueField form={form} />
      <RemarkField form={form} />
    </>
  );
};
