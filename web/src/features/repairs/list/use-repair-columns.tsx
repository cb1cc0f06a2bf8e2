import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RepairStatusTag } from '../repair-status.tsx';
import type { RepairActions } from '../use-repair-actions.ts';

/** R3.25. */
export const useRepairColumns = (actions: RepairActions): readonly Column<RepairRow>[] => {
  const { t } = useTranslation();
  const { open } = useOpenItem();
  const days = (count: number | null): string => (count === null ? '–' : t('repairs.days', { count }));
  return [
    { key: 'repairNo', title: t('repairs.repairNo'), width: 92, fixed: true, render: ({ repairNo }) => <strong>{repairNo}</strong> },
    { key: 'status', title: t('repairs.status'), width: 140, fixed: true, render: ({ status }) => <RepairStatusTag status={status} /> },
    { key: 'item', title: t('repairs.item'), render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('repairs.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 112, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    { key: 'works', title: t('repairs.works'), width: 190, render: ({ works }) => works.map(({ name }) => name).join(', ') },
    {
      key: 'cost',
      title: t('repairs.cost'),
      width: 84,
      numeric: true,
      sort: 'estimatedCost',
      render: ({ estimatedCost }) => <Money cents={estimatedCost} />,
    },
    { key: 'waiting', title: t('repairs.waiting'), width: 76, numeric: true, render: ({ daysWaiting }) => days(daysWaiting) },
    { key: 'ahead', title: t('repairs.ahead'), width: 104, numeric: true, optional: true, render: ({ repairsAhead }) => repairsAhead ?? '–' },
    { key: 'estimated', title: t('repairs.estimated'), width: 84, numeric: true, render: ({ estimatedDays }) => days(estimatedDays) },
    { key: 'warehouse', title: t('repairs.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
    { key: 'applied', title: t('repairs.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'ended', title: t('repairs.ended'), width: 152, optional: true, sort: 'gmtEnded', render: ({ gmtEnded }) => <TimeText at={gmtEnded} /> },
    { key: 'actions', title: '', width: 84, fixed: true, render: (row) => <Cancel row={row} actions={actions} /> },
  ];
};

const Cancel = ({ row, actions }: { row: RepairRow; actions: RepairActions }) => {
  const { t } = useTranslation();
  return (
    <RowActions>
      {row.actions.includes('cancel') && (
        <Button size="small" type="text" disabled={actions.busy} onClick={() => void actions.cancel([row])}>
          {t('repairs.cancel')}
        </Button>
      )}
    </RowActions>
  );
};
