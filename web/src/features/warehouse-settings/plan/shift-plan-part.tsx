import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftPlanAnswer } from '#contracts/floor/shift-plan.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { useShiftPlan } from './use-shift-plan.ts';

const ShiftPlanPanel = lazy(() => import('./shift-plan-panel.tsx'));

const minute = 60_000;

/** When its shifts are, how long work may wait and what a shift is to get done. */
export const ShiftPlanPart = ({ warehouse }: { warehouse: WarehouseSetting }) => {
  const { t } = useTranslation();
  const mayEdit = useMay('300.edit');
  const read = useShiftPlan(warehouse.id);
  const [editing, setEditing] = useState(false);
  return (
    <Section
      title={t('warehouseSettings.plan.title')}
      aside={
        mayEdit && (
          <Button size="small" icon={<Pencil size={13} aria-hidden />} disabled={!read.data} onClick={() => setEditing(true)}>
            {t('warehouseSettings.plan.edit')}
          </Button>
        )
      }
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={2} height={32} />}>
        {(plan) => <Plan plan={plan} />}
      </ReadStates>
      {editing && read.data && (
        <Suspense>
          <ShiftPlanPanel warehouse={warehouse} plan={read.data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
};

const Plan = ({ plan: { shifts, deadlines, targets } }: { plan: ShiftPlanAnswer }) => {
  const { t } = useTranslation();
  return (
    <DescriptionGrid
      items={[
        { label: t('warehouseSettings.plan.shifts'), value: shifts.map(({ from, to }) => `${from}–${to}`).join(', ') },
        ...stationNames.map((station) => ({
          label: t(`warehouseSettings.plan.stations.${station}`),
          value: [
            formatDuration(deadlines[station] * minute, t),
            `${t('warehouseSettings.plan.target')} ${targets[station] === undefined ? t('warehouseSettings.plan.noTarget') : formatCount(targets[station])}`,
          ].join(' · '),
        })),
      ]}
    />
  );
};
