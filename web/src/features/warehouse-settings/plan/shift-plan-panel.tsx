import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getFloorBoard } from '#contracts/floor/floor-board.ts';
import { getShiftPlan, MAX_SHIFTS, setShiftPlan, type Shift, type ShiftPlanAnswer } from '#contracts/floor/shift-plan.ts';
import { getShiftReport } from '#contracts/floor/shift-report.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { wholeKind, type Bounds } from '#web/ui/form/number/number-kinds.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from '../warehouse-settings.module.css';
import { planOf, planValuesOf } from './plan-values.ts';

interface Props {
  warehouse: WarehouseSetting;
  plan: ShiftPlanAnswer;
  onClose: () => void;
}

/** Beside the settings: the plan of a warehouse as it is changed. */
export default function ShiftPlanPanel({ warehouse, plan, onClose }: Props) {
  const { t } = useTranslation();
  const form = useEndpointForm(setShiftPlan, {
    defaultValues: planValuesOf(plan),
    bodyOf: (values) => planOf(warehouse.id, values),
    invalidates: [getShiftPlan, getFloorBoard, getShiftReport],
    onSubmitted: () => {
      showSuccess(t('warehouseSettings.plan.saved', { name: warehouse.name }));
      onClose();
    },
  });
  const minutes = (bounds: Bounds) => wholeKind({ ...bounds, unit: t('warehouseSettings.plan.minutes') });
  return (
    <FormDrawer
      form={form}
      submitsOnEnter
      width={520}
      title={t('warehouseSettings.plan.editTitle', { name: warehouse.name })}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <Part title={t('warehouseSettings.plan.shifts')} text={t('warehouseSettings.plan.shiftsText')}>
        <Shifts shifts={form.values.shifts} onChange={(shifts) => form.change({ shifts })} error={form.errorOf('shifts')} />
      </Part>
      <Part title={t('warehouseSettings.plan.deadlines')} text={t('warehouseSettings.plan.deadlinesText')}>
        <FieldGrid>
          {stationNames.map((station) => (
            <FormNumberField
              key={station}
              form={form}
              name={`deadlines.${station}`}
              label={t(`warehouseSettings.plan.stations.${station}`)}
              kind={minutes}
            />
          ))}
        </FieldGrid>
      </Part>
      <Part title={t('warehouseSettings.plan.targets')} text={t('warehouseSettings.plan.targetsText')}>
        <FieldGrid>
          {stationNames.map((station) => (
            <FormNumberField
              key={station}
              form={form}
              name={`targets.${station}`}
              label={t(`warehouseSettings.plan.stations.${station}`)}
              kind={wholeKind}
            />
          ))}
        </FieldGrid>
      </Part>
    </FormDrawer>
  );
}

const Part = ({ title, text, children }: { title: string; text: string; children: React.ReactNode }) => (
  <fieldset className={styles['choice']}>
    <legend>{title}</legend>
    <div className={styles['choiceHead']}>
      <p>{text}</p>
    </div>
    {children}
  </fieldset>
);

interface ShiftsProps {
  shifts: readonly Shift[];
  onChange: (shifts: Shift[]) => void;
  error: string | undefined;
}

const Shifts = ({ shifts, onChange, error }: ShiftsProps) => {
  const { t } = useTranslation();
  const put = (index: number, part: Partial<Shift>) => onChange(shifts.with(index, { ...shifts[index]!, ...part }));
  const add = (): void => {
    const last = shifts.at(-1)!.to;
    onChange([...shifts, { from: last, to: shifts[0]!.from }]);
  };
  return (
    <>
      {shifts.map(({ from, to }, index) => (
        <div key={index} className={styles['shift']}>
          <Input
            type="time"
            aria-label={t('warehouseSettings.plan.from', { n: index + 1 })}
            value={from}
            onChange={(event) => put(index, { from: event.target.value })}
            {...(error && { status: 'error', 'aria-invalid': true })}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="time"
            aria-label={t('warehouseSettings.plan.to', { n: index + 1 })}
            value={to}
            onChange={(event) => put(index, { to: event.target.value })}
            {...(error && { status: 'error' })}
          />
          <Button
            type="text"
            aria-label={t('warehouseSettings.plan.removeShift', { n: index + 1 })}
            icon={<Trash2 size={14} aria-hidden />}
            disabled={shifts.length === 1}
            onClick={() => onChange(shifts.toSpliced(index, 1))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className={styles['planError']}>
          {error}
        </p>
      )}
      <Button size="small" icon={<Plus size={13} aria-hidden />} disabled={shifts.length >= MAX_SHIFTS} onClick={add}>
        {t('warehouseSettings.plan.addShift')}
      </Button>
    </>
  );
};
