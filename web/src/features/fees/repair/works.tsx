import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listRepairItems, removeRepairItemEndpoint, type RepairItemRow } from '#contracts/repair/repair-items.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from '../fees.module.css';

const keyOf = ({ repairItemId }: RepairItemRow): string => repairItemId;

/** What the repair shop offers. */
export const Works = ({ works, onEdit }: { works: readonly RepairItemRow[]; onEdit: (work: RepairItemRow) => void }) => {
  const { t } = useTranslation();
  const mayEdit = useMay('1000.edit');
  const mayRemove = useMay('1000.delete');
  const confirm = useConfirm();
  const removal = useCommand(removeRepairItemEndpoint, {
    invalidates: [listRepairItems],
    onSuccess: ({ name }) => showSuccess(t('fees.workRemoved', { name })),
  });
  const { mutate } = removal;
  const columns = useMemo((): Column<RepairItemRow>[] => {
    const remove = async ({ repairItemId, name }: RepairItemRow) => {
      if (await confirm({ kind: 'delete', title: t('fees.removeWork', { name }), text: t('fees.removeWorkText') })) mutate({ repairItemId });
    };
    return [
      { key: 'name', title: t('fees.work'), render: ({ name }) => <strong>{name}</strong> },
      { key: 'price', title: t('fees.listPrice'), width: 140, numeric: true, render: ({ listPriceCents }) => <Money cents={listPriceCents} /> },
      { key: 'today', title: t('fees.todaysPrice'), width: 140, numeric: true, render: ({ priceCents }) => <Money cents={priceCents} /> },
      {
        key: 'days',
        title: t('fees.estimatedDays'),
        width: 140,
        numeric: true,
        render: ({ estimatedDays }) => t('fees.days', { count: estimatedDays }),
      },
      {
        key: 'actions',
        title: t('fees.actions'),
        width: 100,
        render: (work) => (
          <span className={styles['rowActions']}>
            {mayEdit && <IconButton icon={Pencil} label={t('fees.editWork', { name: work.name })} onClick={() => onEdit(work)} />}
            {mayRemove && <IconButton icon={Trash2} label={t('fees.removeWork', { name: work.name })} onClick={() => void remove(work)} />}
          </span>
        ),
      },
    ];
  }, [confirm, mayEdit, mayRemove, mutate, onEdit, t]);
  return <DataTable inline columns={columns} rows={works} keyOf={keyOf} label={t('fees.works')} />;
};
