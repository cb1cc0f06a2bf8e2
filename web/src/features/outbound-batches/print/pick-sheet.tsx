import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getPickList } from '#contracts/outbound/picking.ts';
import type { BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { BarCode } from '#web/ui/bar-code/bar-code.tsx';
import { PrintSheet } from '#web/ui/print/print-sheet.tsx';
import { formatTime } from '#web/ui/text/formats.ts';
import { sizeText } from '#web/ui/text/size.ts';

interface Props {
  batch: BatchRow;
  list: DataOf<typeof getPickList>;
  onPrinted: () => void;
}

/** What is left to pick, on paper in the order of the walk: the number on top opens the round where it is scanned. */
export const PickSheet = ({ batch, list, onPrinted }: Props) => {
  const { t } = useTranslation();
  const [at] = useState(() => formatTime(Date.now()));
  const left = list.items.filter(({ progress }) => progress === 'waiting');
  return (
    <PrintSheet onPrinted={onPrinted}>
      <h1>
        {t('outboundBatches.pickList')} {batch.batchNo}
      </h1>
      <BarCode text={batch.batchNo} height={48} moduleWidth={2} />
      <p>
        {[
          batch.wareName,
          batch.assignee?.name ?? t('outboundBatches.nobody'),
          t('outboundBatches.ordersOf', { count: list.oddNos.length }),
          t('outboundBatches.itemsOf', { count: left.length }),
          `${t('outboundBatches.printed')} ${at}`,
        ].join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('outboundBatches.shelf')}</th>
            <th>{t('outboundBatches.item')}</th>
            <th>{t('outboundBatches.size')}</th>
            <th>ONE ID</th>
            <th>{t('outboundBatches.tote')}</th>
            <th>{t('outboundBatches.order')}</th>
            <th>✓</th>
          </tr>
        </thead>
        <tbody>
          {left.map(({ oneId, shelvesName, remarks, sku, spec, tote, oddNo }) => (
            <tr key={oneId}>
              <td>
                <strong>{shelvesName ?? '–'}</strong>
              </td>
              <td>
                {remarks} {sku}
              </td>
              <td>{sizeText(spec)}</td>
              <td>{formatOneId(oneId)}</td>
              <td>
                <strong>{tote}</strong>
              </td>
              <td>{oddNo}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
};
