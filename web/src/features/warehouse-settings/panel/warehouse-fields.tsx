import { Input, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from '../warehouse-settings.module.css';
import type { WarehouseValues } from './warehouse-values.ts';

interface Props {
  form: EndpointForm<WarehouseValues>;
  /** Only a new one is given its id. */
  isNew: boolean;
}

const levels = ['Basic', 'Advance'] as const;
const timeZones = Intl.supportedValuesOf('timeZone');

export const WarehouseFields = ({ form, isNew }: Props) => {
  const { t } = useTranslation();
  const zones = useId();
  return (
    <>
      <FieldGrid>
        <FormField form={form} name="warehouseId" label={t('warehouseSettings.id')} hint={isNew && t('warehouseSettings.idHint')}>
          {(control) => <Input {...control} autoFocus={isNew} disabled={!isNew} />}
        </FormField>
        <FormField form={form} name="name" label={t('warehouseSettings.name')}>
          {(control) => <Input {...control} />}
        </FormField>
      </FieldGrid>
      <FormField form={form} name="level" label={t('warehouseSettings.level')}>
        {({ id, value, onChange }) => (
          <Segmented
            id={id}
            block
            aria-label={t('warehouseSettings.level')}
            value={value}
            onChange={onChange}
            options={levels.map((level) => ({ value: level, label: t(`shell.levels.${level}`) }))}
          />
        )}
      </FormField>
      {!isNew && <p className={styles['note']}>{t('warehouseSettings.fromTomorrow')}</p>}
      <FieldGrid>
        <FormNumberField
          form={form}
          name="storageLimitDays"
          label={t('warehouseSettings.freeDays')}
          hint={t('warehouseSettings.freeHint')}
          kind={wholeKind}
        />
        <FormNumberField
          form={form}
          name="dailyFeeCents"
          label={t('warehouseSettings.dailyFee')}
          hint={t('warehouseSettings.feeHint')}
          kind={moneyKind}
        />
        <FormField form={form} name="timeZone" label={t('warehouseSettings.timeZone')} hint={t('warehouseSettings.timeZoneHint')}>
          {(control) => <Input {...control} list={zones} />}
        </FormField>
        <FormField form={form} name="city" label={t('warehouseSettings.city')}>
          {(control) => <Input {...control} />}
        </FormField>
      </FieldGrid>
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};
