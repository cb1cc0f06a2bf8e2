import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { proposeBatches } from '#contracts/batch/propose-batches.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { zipLabel } from '#contracts/labels/printed-labels.ts';
import { batchEdits } from '#contracts/outbound/outbound-access.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { getTaskBoard, listBatches, type BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { PickSheet } from '../print/pick-sheet.tsx';

const AssignPanel = lazy(() => import('#web/shared/assign/assign-panel.tsx'));

interface Props {
  batch: BatchRow;
  /** Undefined while it is read, and where the batch was taken apart. */
  list: DataOf<typeof getPickList> | undefined;
}

const invalidates = [listBatches, getPickList, listOrders, getTaskBoard, proposeBatches];

/** What can be done with a batch: walk it, print it, give it to somebody, take it apart. */
export const BatchButtons = ({ batch, list }: Props) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  const confirm = useConfirm();
  const mayEdit = useMay(...batchEdits);
  const mayPick = useMay('700106.edit') && terminal === 'warehouse';
  const mayReadLabels = useMay('700106.query', '700107.query', '900.query');
  const [shown, setShown] = useState<'people' | 'paper'>();
  const { batchNo, open } = batch;
  const pickHref = useHref(withQuery(warehousePaths.picking, { batchNo }));
  const left = list?.items.filter(({ progress }) => progress === 'waiting').length ?? 0;
  const begun = list?.items.some(({ progress }) => progress !== 'waiting' && progress !== 'short') ?? true;
  const assign = useCommand(assignOutboundBatchEndpoint, { invalidates });
  const cancel = useCommand(cancelOutboundBatchEndpoint, {
    invalidates,
    onSuccess: () => showSuccess(t('outboundBatches.cancelled', { batchNo })),
  });
  const labels = useSaveLabels(batchNo);

  const takeApart = async () => {
    const sure = await confirm({
      kind: 'delete',
      title: t('outboundBatches.cancelTitle', { batchNo }),
      text: t('outboundBatches.cancelText'),
      confirm: t('outboundBatches.cancel'),
    });
    if (sure) cancel.mutate({ batchNo });
  };
  return (
    <>
      {open && mayPick && left > 0 && (
        <Button type="primary" href={pickHref}>
          {t('outboundBatches.pick')}
        </Button>
      )}
      {open && mayEdit && <Button onClick={() => setShown('people')}>{t('outboundBatches.assign')}</Button>}
      {left > 0 && <Button onClick={() => setShown('paper')}>{t('outboundBatches.printPickList')}</Button>}
      {list && mayReadLabels && (
        <Button loading={labels.isSaving} onClick={() => void labels.save()}>
          {t('outboundBatches.saveLabels')}
        </Button>
      )}
      {open && mayEdit && !begun && (
        <Button danger loading={cancel.isPending} onClick={() => void takeApart()}>
          {t('outboundBatches.cancel')}
        </Button>
      )}
      {shown === 'people' && (
        <Suspense>
          <AssignPanel
            what={batchNo}
            warehouseId={batch.warehouseId}
            onClose={() => setShown(undefined)}
            onAssign={({ id, name }) => {
              setShown(undefined);
              assign.mutate({ batchNo, operatorId: id }, { onSuccess: () => showSuccess(t('outboundBatches.assigned', { batchNo, name })) });
            }}
          />
        </Suspense>
      )}
      {shown === 'paper' && list && <PickSheet batch={batch} list={list} onPrinted={() => setShown(undefined)} />}
    </>
  );
};

/** R7.38. Why there are none, the client tells. */
const useSaveLabels = (batchNo: string) => {
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const file = (await callEndpoint(zipLabel, { body: { batchNos: [batchNo] } })) as unknown as Blob;
      saveFile(file, `${batchNo}.zip`);
    } catch {
      // Told already.
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
};
