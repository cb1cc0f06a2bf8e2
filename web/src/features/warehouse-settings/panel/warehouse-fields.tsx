import { Input, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { highestDailyFeeCents, mostStorageLimitDays } from '#contracts/reference/warehouse-fields.ts';
import { MAX_NAME, MAX_TIME_ZONE, MAX_WAREHOUSE_ID } from '#contracts/kernel/typed-lengths.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { ServerErrors } from '#web/ui/form/server-errors.ts';
import type { WarehouseDraft } from './warehouse-draft.ts';
import styles from '../warehouse-settings.module.css';

interface Props {
  draft: WarehouseDraft;
  /** Only a new one is given its id. */
  isNew: boolean;
  refused: ServerErrors;
  /** The words beside what is missing, once it was to be saved. */
  needed: (isMissing: boolean) => string | undefined;
  change: (change: Partial<WarehouseDraft>) => void;
}

const levels = ['Basic', 'Advance'] as const;
const daysKind = wholeKind({ max: mostStorageLimitDays });
const feeKind = moneyKind({ max: highestDailyFeeCents });
const timeZones = Intl.supportedValuesOf('timeZone');

export const WarehouseFields = ({ draft, isNew, refused, needed, change }: Props) => {
  const { t } = useTranslation();
  const zones = useId();
  return (
    <>
      <FieldGrid>
        <Field
          required
          label={t('warehouseSettings.id')}
          hint={isNew && t('warehouseSettings.idHint')}
          error={refused.of('warehouseId') ?? needed(draft.warehouseId.trim() === '')}
        >
          {(tied) => (
            <Input
              {...tied}
              autoFocus={isNew}
              disabled={!isNew}
              maxLength={MAX_WAREHOUSE_ID}
              value={draft.warehouseId}
              onChange={(event) => change({ warehouseId: event.target.value })}
            />
          )}
        </Field>
        <Field required label={t('warehouseSettings.name')} error={refused.of('name') ?? needed(draft.name.trim() === '')}>
          {(tied) => <Input {...tied} maxLength={MAX_NAME} value={draft.name} onChange={(event) => change({ name: event.target.value })} />}
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
        <NumberField
          required
          label={t('warehouseSettings.freeDays')}
          hint={t('warehouseSettings.freeHint')}
          error={refused.of('storageLimitDays') ?? needed(draft.storageLimitDays === null)}
          kind={daysKind}
          value={draft.storageLimitDays}
          onChange={(storageLimitDays) => change({ storageLimitDays })}
        />
        <NumberField
          required
          label={t('warehouseSettings.dailyFee')}
          hint={t('warehouseSettings.feeHint')}
          error={refused.of('dailyFeeCents') ?? needed(draft.dailyFeeCents === null)}
          kind={feeKind}
          value={draft.dailyFeeCents}
          onChange={(dailyFeeCents) => change({ dailyFeeCents })}
        />
        <Field
          required
          label={t('warehouseSettings.timeZone')}
          hint={t('warehouseSettings.timeZoneHint')}
          error={refused.of('timeZone') ?? needed(draft.timeZone.trim() === '')}
        >
          {(tied) => (
            <Input
              {...tied}
              list={zones}
              maxLength={MAX_TIME_ZONE}
              value={draft.timeZone}
              onChange={(event) => change({ timeZone: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('warehouseSettings.city')} error={refused.of('city')}>
          {(tied) => <Input {...tied} maxLength={MAX_NAME} value={draft.city} onChange={(event) => change({ city: event.target.value })} />}
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
