import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkReshipTemplate, tryBulkReship, type TriedBulkReship } from '#contracts/requests/bulk-reships/bulk-reship-file.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { addressValuesOf } from '#web/shared/order/address/address-values.ts';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './form.module.css';
import type { BulkReshipForm } from './use-bulk-reship-form.ts';
import type { useChosenItems } from './use-chosen-items.ts';

/** Few files are wrong, and a table is heavy. */
const FileFaults = lazy(() => import('./file-faults.tsx'));

interface Props {
  chosen: ReturnType<typeof useChosenItems>;
  form: BulkReshipForm;
}

/** Many addresses from a workbook: it fills the page, which then shows items and fees before anything is sent. */
export const FromFile = ({ chosen, form }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const check = useMutation<TriedBulkReship, ApiError, File>({
    mutationFn: (file) => callEndpoint(tryBulkReship, { file, quiet: true }),
    onSuccess: ({ boxes, items }) => {
      if (boxes.length === 0) return;
      chosen.replace(boxes.flatMap(({ oneIds }) => oneIds));
      form.change({
        boxes: boxes.map(({ address }, index) => ({ id: index + 1, address: addressValuesOf(address) })),
        boxOf: Object.fromEntries(boxes.flatMap(({ oneIds }, index) => oneIds.map((oneId) => [oneId, index + 1]))),
      });
      showSuccess(
        t('bulkReships.fileTaken', { boxes: t('bulkReships.boxes', { count: boxes.length }), items: t('orders.apply.items', { count: items }) }),
      );
      setOpen(false);
    },
  });
  if (!isOpen)
    return (
      <Button icon={<FileUp size={15} aria-hidden />} onClick={() => setOpen(true)}>
        {t('bulkReships.fromFile')}
      </Button>
    );
  return (
    <div className={styles['file']}>
      <p>{t('bulkReships.fileText')}</p>
      <div className={styles['target']}>
        <DownloadButton endpoint={bulkReshipTemplate} name="bulk-reship.xlsx">
          {t('bulkReships.template')}
        </DownloadButton>
        <Button onClick={() => setOpen(false)}>{t('app.cancel')}</Button>
      </div>
      <FileDrop tall accept=".xlsx" onSelect={(file) => check.mutate(file)}>
        {t('bulkReships.fileDrop')}
        <br />
        {t('bulkReships.fileLimits', { items: bulkReshipLimits.items, boxes: bulkReshipLimits.boxes })}
      </FileDrop>
      {check.error && <Refusal>{check.error.message || t('app.offline')}</Refusal>}
      {check.isPending && <SkeletonRows rows={4} />}
      {check.data && check.data.errorCount > 0 && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <FileFaults tried={check.data} />
        </Suspense>
      )}
    </div>
  );
};
