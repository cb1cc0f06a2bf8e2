import { Button } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRepairBoxes, retireRepairBoxEndpoint, type RepairBoxRow } from '#contracts/repair/repair-boxes.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { BoxSwatch } from '#web/shared/repair-box/box-swatch.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import styles from '../fees.module.css';

const BoxDialog = lazy(() => import('./box-dialog.tsx'));

const keyOf = ({ boxId }: RepairBoxRow): string => boxId;

/** The colour boxes of the bench (R3.30). */
export const Boxes = () => {
  const { t } = useTranslation();
  const mayAdd = useMay('1000.add');
  const mayEdit = useMay('1000.edit');
  const mayRetire = useMay('1000.delete');
  const confirm = useConfirm();
  const boxes = useRead(listRepairBoxes);
  const [editing, setEditing] = useState<RepairBoxRow | 'new'>();
  const { mutate } = useCommand(retireRepairBoxEndpoint, {
    invalidates: [listRepairBoxes],
    onSuccess: ({ name }) => showSuccess(t('fees.boxes.retired', { name })),
  });
  const columns = useMemo((): Column<RepairBoxRow>[] => {
    const retire = async ({ boxId, name }: RepairBoxRow) => {
      if (await confirm({ kind: 'delete', title: t('fees.boxes.retireTitle', { name }), text: t('fees.boxes.retireText') })) mutate({ boxId });
    };
    return [
      {
        key: 'name',
        title: t('fees.boxes.box'),
        render: ({ name, colour }) => (
          <span className={styles['box']}>
            <BoxSwatch colour={colour} />
            <strong>{name}</strong>
          </span>
        ),
      },
      {
        key: 'actions',
        title: t('fees.actions'),
        width: 100,
        render: (box) => (
          <span className={styles['rowActions']}>
            {mayEdit && <IconButton icon={Pencil} label={t('fees.boxes.rename', { name: box.name })} onClick={() => setEditing(box)} />}
            {mayRetire && <IconButton icon={Trash2} label={t('fees.boxes.retire', { name: box.name })} onClick={() => void retire(box)} />}
          </span>
        ),
      },
    ];
  }, [confirm, mayEdit, mayRetire, mutate, t]);
  return (
    <Section
      title={t('fees.boxes.title')}
      aside={
        mayAdd && (
          <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setEditing('new')}>
            {t('fees.boxes.add')}
          </Button>
        )
      }
    >
      <p>{t('fees.boxes.text')}</p>
      <ReadStates read={boxes} skeleton={<PageSkeleton />}>
        {({ records }) => <DataTable inline columns={columns} rows={records} keyOf={keyOf} label={t('fees.boxes.title')} />}
      </ReadStates>
      {editing && (
        <Suspense>
          <BoxDialog box={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </Section>
  );
};
