import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressInputs } from '#web/shared/order/address-inputs.tsx';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import styles from './buy.module.css';
import { postalFields } from './label-draft.ts';
import type { BuyForm } from './use-buy-label.ts';

const starts = ['warehouse', 'address'] as const;
const noGaps = new Set<never>();

/** Where the parcel starts: at a warehouse, or at an address. */
export const StartFields = ({ form: { draft, change, errors } }: { form: BuyForm }) => {
  const { t } = useTranslation();
  const warehouses = useWarehouses();
  return (
    <section className={styles['part']} role="group" aria-label={t('labels.buy.from')}>
      <div className={styles['head']}>
        <h2>{t('labels.buy.from')}</h2>
        <Segmented
          size="small"
          aria-label={t('labels.buy.from')}
          value={draft.start}
          onChange={(start) => change({ start })}
          options={starts.map((value) => ({ value, label: t(`labels.buy.starts.${value}`) }))}
        />
      </div>
      {draft.start === 'warehouse' ? (
        <Field label={t('labels.buy.warehouse')} error={errors.of('warehouseId')}>
          {(tied) => (
            <Select
              {...tied}
              value={draft.warehouseId}
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(warehouseId: string) => change({ warehouseId })}
            />
          )}
        </Field>
      ) : (
        <FieldGrid>
          <AddressInputs
            path="from"
            fields={postalFields}
            address={draft.from}
            change={(from) => change({ from })}
            gaps={noGaps}
            errorOf={errors.of}
          />
        </FieldGrid>
      )}
    </section>
  );
};
