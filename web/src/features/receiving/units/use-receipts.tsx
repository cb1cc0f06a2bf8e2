import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receive-item.ts';
import { undoReceiptEndpoint } from '#contracts/receiving/undo-receipt.ts';
import type { PageOutbox } from '../../../api/outbox/page-outbox.ts';
import { usePrintLabel } from '../../../shared/inbound/use-print-label.ts';
import type { TakenPhoto } from '../../../ui/camera/taken-photo.ts';
import { sendable } from '../../../ui/camera/use-photos.ts';
import { useLastScan } from '../../../ui/floor/page/last-scans.ts';
import { signal } from '../../../ui/floor/scan/signals.ts';
import { rememberSku } from '../../../shared/skus/recent-skus.ts';
import { PrintButton } from './print-button.tsx';

type Scan = { oneId: string } | { sku: string; size: string; overage?: boolean };
interface What {
  sku: string;
  size: string;
}

/** Gives receipts to the outbox and says what came of the last one. */
export const useReceipts = (preId: string, outbox: PageOutbox) => {
  const { t } = useTranslation();
  const print = usePrintLabel();
  const [last, setLast] = useLastScan('inbound');

  const receive = (scan: Scan, { sku, size }: What, damage: readonly TakenPhoto[]) => {
    const over = 'overage' in scan && scan.overage === true;
    const damaged = damage.length > 0;
    const title = over ? t('receiving.overAnnounced', { sku, size }) : t(damaged ? 'receiving.receivedDamaged' : 'receiving.receivedOne');
    const tone = over || damaged ? 'waiting' : 'done';
    const say = (oneId: string | undefined) =>
      setLast({
        tone,
        title,
        code: oneId ? formatOneId(oneId) : `${sku} ${size}`,
        undo: () => undo(call, oneId),
        more: oneId && <PrintButton print={() => print({ oneId, sku, spec: size })} />,
      });

    const call = outbox.give(
      receiveItemEndpoint,
      { id: preId, condition: damaged ? 'damaged' : 'intact', ...scan },
      // What had no label gets its ONE ID from the server: now it can be printed.
      { ...(damaged && { photos: sendable(damage) }), answered: ({ oneId }) => say(oneId) },
    );
    say('oneId' in scan ? scan.oneId : undefined);
    if ('sku' in scan) rememberSku(scan.sku);
    signal(over || damaged ? 'notice' : 'done');
  };

  const undo = (call: string, oneId: string | undefined) => {
    const taken = outbox.takeBack(call);
    if (!taken && oneId === undefined) return signal('wrong');
    if (!taken && oneId !== undefined) outbox.give(undoReceiptEndpoint, { oneId });
    setLast({ tone: 'cancelled', title: t('receiving.undone'), code: oneId ? formatOneId(oneId) : '' });
    signal('notice');
  };

  return { receive, last, setLast };
};
