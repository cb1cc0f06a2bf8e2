import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from './buy.module.css';
import { postalFields, type LabelValues } from './label-values.ts';

const starts = ['warehouse', 'address'] as const;

/** Where the parcel starts: at a warehouse, or at an address. */
export const StartFields = ({ form }: { form: EndpointForm<LabelValues> }) => {
  const { t } = useTranslation();
  const { start } = form.values;
  const warehouses = useWarehouses();
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.buy.from')}>
      <div className={styles['head']}>
        <h2>{t('labels.buy.from')}</h2>
        <Segmented
          size="small"
          aria-label={t('labels.buy.from')}
          value={start}
          onChange={(chosen) => form.change({ start: chosen })}
          options={starts.map((value) => ({ value, label: t(`labels.buy.starts.${value}`) }))}
        />
      </div>
      {start === 'warehouse' ? (
        <FormField form={form} name="warehouseId" label={t('labels.buy.warehouse')} required>
          {(control) => <Select {...control} options={warehouses.map(({ id, name }) => ({ value: id, label: name }))} />}
        </FormField>
      ) : (
        <FieldGrid>
          <AddressInputs form={form} path="from" fields={postalFields} />
        </FieldGrid>
      )}
    </section>
  );
};
