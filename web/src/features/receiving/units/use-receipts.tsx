import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveItemEndpoint, undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { PrintButton } from '#web/shared/inbound/print-label.tsx';
import { rememberSku } from '#web/shared/skus/recent-skus.ts';
import { sendable } from '#web/ui/camera/use-photos.ts';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { lastReceived } from '../count/count.ts';
import { isOverage, type Receipt } from './unit-steps.ts';

type Unit = PackageDetail['items'][number];
type Undo = (call: string | undefined, oneId: string | undefined) => void;

/** Gives receipts to the outbox and says what came of the last one. */
export const useReceipts = (preId: string, outbox: PageOutbox) => {
  const { t } = useTranslation();
  const [last, setLast] = useLastScan('inbound');
  const isAway = useLiveState() !== 'live';

  const titleOf = ({ kind, condition, sku, spec }: Pick<Unit, 'kind' | 'condition' | 'sku' | 'spec'>): string => {
    if (kind === 'overage') return t('receiving.overAnnounced', { sku, size: spec });
    return t(condition === 'damaged' ? 'receiving.receivedDamaged' : 'receiving.receivedOne');
  };

  const receive = (receipt: Receipt, undo: Undo) => {
    const { scan, sku, size, name, damage } = receipt;
    const condition = damage.length > 0 ? 'damaged' : 'intact';
    const kind = isOverage(receipt) ? 'overage' : 'forecast';
    const note = (oneId: string | undefined) =>
      setLast({
        tone: kind === 'overage' || condition === 'damaged' ? 'waiting' : 'done',
        title: titleOf({ kind, condition, sku, spec: size }),
        what: [sizeText(size), name || sku, !oneId && isAway && t('receiving.labelFollows')].filter(Boolean).join(' · '),
        code: oneId ? formatOneId(oneId) : sku,
        undo: () => undo(call, oneId),
        more: oneId && <PrintButton unit={{ oneId }} />,
      });

    const call = outbox.enqueue(
      receiveItemEndpoint,
      { id: preId, condition, ...scan, ...(damage.length > 0 && { photos: sendable(damage) }) },
      // What had no label gets its ONE ID from the server: now it can be printed.
      ({ oneId }) => note(oneId),
    );
    note('oneId' in scan ? scan.oneId : undefined);
    if ('sku' in scan) rememberSku(scan.sku);
  };

  /** After a reload, and on another device: what the server has as received last, with its way back. */
  const restored = (parcel: PackageDetail, undo: Undo): LastScanned | 'nothing' => {
    const unit = parcel.status === 'arrived' ? lastReceived(parcel.items) : undefined;
    if (!unit) return 'nothing';
    return {
      title: titleOf(unit),
      tone: unit.kind === 'overage' || unit.condition === 'damaged' ? 'waiting' : 'done',
      what: `${sizeText(unit.spec)} · ${unit.remarks || unit.sku}`,
      code: formatOneId(unit.oneId),
      at: Date.parse(unit.gmtIn!),
      undo: () => undo(undefined, unit.oneId),
      more: <PrintButton unit={unit} />,
    };
  };

  return {
    receive,
    undoReceipt: (oneId: string) => void outbox.enqueue(undoReceiptEndpoint, { oneId }),
    noteUndone: (oneId: string | undefined) => setLast({ tone: 'cancelled', title: t('receiving.undone'), code: oneId ? formatOneId(oneId) : '' }),
    lastScan: (parcel: PackageDetail | undefined, undo: Undo) => (last === 'nothing' && parcel ? restored(parcel, undo) : last),
  };
};
