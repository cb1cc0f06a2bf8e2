import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { DueField } from '#web/shared/order/due-field.tsx';
import { ReshipBoxes } from './reship-boxes.tsx';
import { hasWrongBox } from './reship-values.ts';
import type { ReshipForm } from './use-reship-form.ts';

interface Props {
  form: ReshipForm;
  items: readonly InventoryRow[];
}

/** Where the provider ships to, and what is to travel together. */
export const ReshipFields = ({ form, items }: Props) => {
  const { t } = useTranslation();
  const { boxOf } = form.values;
  const oneIds = items.map(({ oneId }) => oneId);
  return (
    <>
      <FieldGrid>
        <AddressInputs form={form} path="address" />
        <DueField form={form} />
        <FormField form={form} wide name="remark" label={t('orders.apply.remark')} aside={t('orders.apply.optional')}>
          {(control) => <Input {...control} />}
        </FormField>
      </FieldGrid>
      {items.length > 1 && (
        <ReshipBoxes
          items={items}
          boxOf={boxOf}
          onChange={(changed) => form.change({ boxOf: changed })}
          // What is no number says so itself.
          error={hasWrongBox({ boxOf }, oneIds) ? undefined : form.errorOf('boxes')}
        />
      )}
    </>
  );
};
