import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import type { BatchActions } from './use-batch-actions.ts';
import { BatchTag } from './batch-tag.tsx';

export const useBatchColumns = (actions: BatchActions): readonly Column<RepairBatchRow>[] => {
  const { t } = useTranslation();
  const counted = (key: 'repairs' | 'repaired' | 'failed' | 'lost' | 'left'): Column<RepairBatchRow> => ({
    key,
    title: t(`repairWork.counts.${key}`),
    width: 84,
    numeric: true,
    render: (row) => row[key],
  });
  return [
    { key: 'batchNo', title: t('repairWork.batch'), width: 120, fixed: true, render: ({ batchNo }) => <strong>{batchNo}</strong> },
    { key: 'status', title: t('repairWork.status'), width: 120, fixed: true, render: (row) => <BatchTag batch={row} /> },
    counted('repairs'),
    counted('repaired'),
    counted('failed'),
    counted('lost'),
    counted('left'),
    { key: 'assignee', title: t('repairWork.operator'), render: ({ assignee }) => assignee?.name ?? '–' },
    { key: 'warehouse', title: t('repairWork.warehouse'), width: 160, optional: true, render: ({ wareName }) => wareName },
    { key: 'opened', title: t('repairWork.opened'), width: 152, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'closed', title: t('repairWork.closed'), width: 152, optional: true, render: ({ gmtClosed }) => <TimeText at={gmtClosed} /> },
    { key: 'actions', title: '', width: 230, fixed: true, render: (row) => <Ways row={row} actions={actions} /> },
  ];
};

const Ways = ({ row, actions }: { row: RepairBatchRow; actions: BatchActions }) => {
  const { t } = useTranslation();
  return (
    <RowActions>
      <Button size="small" type="text" onClick={() => void actions.printBatch(row)}>
        {t('repairWork.printList')}
      </Button>
      {row.open && (
        <>
          <Button size="small" type="text" onClick={() => actions.handBatch(row.batchNo, row.warehouseId)}>
            {t('repairWork.assign')}
          </Button>
          <Button size="small" type="text" disabled={actions.busy} onClick={() => actions.finish(row)}>
            {t('repairWork.finish')}
          </Button>
        </>
      )}
    </RowActions>
  );
};
