import { Input, InputNumber, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, FieldGrid } from '../../../ui/form/field.tsx';
import type { ServerErrors } from '../../../ui/form/server-errors.ts';
import { formatMoney } from '../../../ui/text/formats.ts';
import type { WarehouseDraft } from './warehouse-draft.ts';
import styles from '../warehouse-settings.module.css';

interface Props {
  draft: WarehouseDraft;
  /** Only a new one is given its id. */
  isNew: boolean;
  refused: ServerErrors;
  change: (change: Partial<WarehouseDraft>) => void;
}

const levels = ['Basic', 'Advance'] as const;
const timeZones = Intl.supportedValuesOf('timeZone');

export const WarehouseFields = ({ draft, isNew, refused, change }: Props) => {
  const { t } = useTranslation();
  const zones = useId();
  return (
    <>
      <FieldGrid>
        <Field label={t('warehouseSettings.id')} hint={isNew && t('warehouseSettings.idHint')} error={refused.of('warehouseId')}>
          {(tied) => (
            <Input
              {...tied}
              autoFocus={isNew}
              disabled={!isNew}
              maxLength={20}
              value={draft.warehouseId}
              onChange={(event) => change({ warehouseId: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('warehouseSettings.name')} error={refused.of('name')}>
          {(tied) => <Input {...tied} maxLength={100} value={draft.name} onChange={(event) => change({ name: event.target.value })} />}
        </Field>
      </FieldGrid>
      <Field label={t('warehouseSettings.level')} error={refused.of('level')}>
        {({ id }) => (
          <Segmented
            id={id}
            block
            aria-label={t('warehouseSettings.level')}
            value={draft.level}
            onChange={(level) => change({ level })}
            options={levels.map((value) => ({ value, label: t(`shell.levels.${value}`) }))}
          />
        )}
      </Field>
      {!isNew && <p className={styles['note']}>{t('warehouseSettings.fromTomorrow')}</p>}
      <FieldGrid>
        <Field label={t('warehouseSettings.freeDays')} hint={t('warehouseSettings.freeHint')} error={refused.of('storageLimitDays')}>
          {(tied) => (
            <InputNumber
              {...tied}
              min={0}
              max={3650}
              precision={0}
              value={draft.storageLimitDays}
              onChange={(storageLimitDays) => change({ storageLimitDays })}
              style={{ width: '100%' }}
            />
          )}
        </Field>
        <Field
          label={t('warehouseSettings.feeCents')}
          hint={t('warehouseSettings.feeHint', { amount: formatMoney(draft.dailyFeeCents ?? 0) })}
          error={refused.of('dailyFeeCents')}
        >
          {(tied) => (
            <InputNumber
              {...tied}
              min={0}
              max={1_000_000}
              precision={0}
              value={draft.dailyFeeCents}
              onChange={(dailyFeeCents) => change({ dailyFeeCents })}
              style={{ width: '100%' }}
            />
          )}
        </Field>
        <Field label={t('warehouseSettings.timeZone')} hint={t('warehouseSettings.timeZoneHint')} error={refused.of('timeZone')}>
          {(tied) => (
            <Input {...tied} list={zones} maxLength={64} value={draft.timeZone} onChange={(event) => change({ timeZone: event.target.value })} />
          )}
        </Field>
        <Field label={t('warehouseSettings.city')} error={refused.of('city')}>
          {(tied) => <Input {...tied} maxLength={100} value={draft.city} onChange={(event) => change({ city: event.target.value })} />}
        </Field>
      </FieldGrid>
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};
