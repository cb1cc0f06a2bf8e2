import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receive-item.ts';
import { undoReceiptEndpoint } from '#contracts/receiving/undo-receipt.ts';
import { forget, keepJson, keptJson } from '../../../browser/kept.ts';
import type { PageOutbox } from '../../../api/outbox/page-outbox.ts';
import { usePrintLabel } from '../../../shared/inbound/use-print-label.ts';
import type { TakenPhoto } from '../../../ui/camera/taken-photo.ts';
import { sendable } from '../../../ui/camera/use-photos.ts';
import type { LastScanned } from '../../../ui/floor/page/last-scan.tsx';
import { useLastScan } from '../../../ui/floor/page/last-scans.ts';
import { signal } from '../../../ui/floor/scan/signals.ts';
import { rememberSku } from '../../../shared/skus/recent-skus.ts';
import { sizeText } from '../../../ui/text/size.ts';
import { PrintButton } from './print-button.tsx';

type Scan = { oneId: string } | { sku: string; size: string; overage?: boolean };
interface What {
  sku: string;
  size: string;
  /** Of the product, where it is known. */
  name?: string | undefined;
}

/** The last receipt of a parcel, as this device keeps it. */
interface KeptReceipt {
  oneId: string;
  what: string;
  title: string;
  tone: LastScanned['tone'];
  at: number;
}

/** Gives receipts to the outbox and says what came of the last one. */
export const useReceipts = (preId: string, { outbox, counting }: { outbox: PageOutbox; counting: boolean }) => {
  const { t } = useTranslation();
  const print = usePrintLabel();
  const keptAt = `last-receipt.${preId}`;
  const [last, setLast] = useLastScan('inbound');

  const receive = (scan: Scan, { sku, size, name }: What, damage: readonly TakenPhoto[]) => {
    const over = 'overage' in scan && scan.overage === true;
    const damaged = damage.length > 0;
    const title = over ? t('receiving.overAnnounced', { sku, size }) : t(damaged ? 'receiving.receivedDamaged' : 'receiving.receivedOne');
    const tone = over || damaged ? 'waiting' : 'done';
    const what = `${name || sku} · ${sizeText(size)}`;
    const say = (oneId: string | undefined) => {
      if (oneId) keepJson(keptAt, { oneId, what, title, tone, at: Date.now() } satisfies KeptReceipt);
      setLast({
        tone,
        title,
        what,
        code: oneId ? formatOneId(oneId) : sku,
        undo: () => undo(call, oneId),
        more: oneId && <PrintButton print={() => print({ oneId })} />,
      });
    };

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

  const undo = (call: string | undefined, oneId: string | undefined) => {
    const taken = call !== undefined && outbox.takeBack(call);
    if (!taken && oneId === undefined) return signal('wrong');
    if (!taken && oneId !== undefined) outbox.give(undoReceiptEndpoint, { oneId });
    forget(keptAt);
    setLast({ tone: 'cancelled', title: t('receiving.undone'), code: oneId ? formatOneId(oneId) : '' });
    signal('notice');
  };

  /** After a reload: what was received last here, with its way back. */
  const [kept] = useState(() => keptJson<KeptReceipt>(keptAt));
  const restored: LastScanned | 'nothing' =
    kept && counting
      ? {
          ...kept,
          code: formatOneId(kept.oneId),
          undo: () => undo(undefined, kept.oneId),
          more: <PrintButton print={() => print({ oneId: kept.oneId })} />,
        }
      : 'nothing';

  /** A unit that was scanned in before, however long ago. */
  const takeOut = (oneId: string) => undo(outbox.pending.find(({ body }) => body['oneId'] === oneId)?.id, oneId);

  return { receive, takeOut, last: last === 'nothing' ? restored : last, setLast };
};
