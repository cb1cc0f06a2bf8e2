import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { receiveItemEndpoint, undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import type { PageOutbox } from '#web/api/outbox/page-outbox.ts';
import { usePrintLabel } from '#web/shared/inbound/use-print-label.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import { sendable } from '#web/ui/camera/use-photos.ts';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { rememberSku } from '#web/shared/skus/recent-skus.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { lastReceived } from './last-received.ts';
import { PrintButton } from './print-button.tsx';

type Scan = { oneId: string } | { sku: string; size: string; overage?: boolean };
interface What {
  sku: string;
  size: string;
  /** Of the product, where it is known. */
  name?: string | undefined;
}

type Unit = PackageDetail['items'][number];

/** Gives receipts to the outbox and says what came of the last one. */
export const useReceipts = (preId: string, { outbox, parcel }: { outbox: PageOutbox; parcel: PackageDetail | undefined }) => {
  const { t } = useTranslation();
  const print = usePrintLabel();
  const [last, setLast] = useLastScan('inbound');

  const titleOf = ({ kind, condition, sku, spec }: Pick<Unit, 'kind' | 'condition' | 'sku' | 'spec'>): string => {
    if (kind === 'overage') return t('receiving.overAnnounced', { sku, size: spec });
    return t(condition === 'damaged' ? 'receiving.receivedDamaged' : 'receiving.receivedOne');
  };

  const receive = (scan: Scan, { sku, size, name }: What, damage: readonly TakenPhoto[]) => {
    const over = 'overage' in scan && scan.overage === true;
    const damaged = damage.length > 0;
    const title = titleOf({ kind: over ? 'overage' : 'forecast', condition: damaged ? 'damaged' : 'intact', sku, spec: size });
    const tone = over || damaged ? 'waiting' : 'done';
    const what = `${sizeText(size)} · ${name || sku}`;
    const say = (oneId: string | undefined) => {
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
    setLast({ tone: 'cancelled', title: t('receiving.undone'), code: oneId ? formatOneId(oneId) : '' });
    signal('notice');
  };

  /** After a reload, and on another device: what the server has as received last, with its way back. */
  const received = parcel?.status === 'arrived' ? lastReceived(parcel.items) : undefined;
  const restored: LastScanned | 'nothing' = received
    ? {
        title: titleOf(received),
        tone: received.kind === 'overage' || received.condition === 'damaged' ? 'waiting' : 'done',
        what: `${sizeText(received.spec)} · ${received.remarks || received.sku}`,
        code: formatOneId(received.oneId),
        at: Date.parse(received.gmtIn!),
        undo: () => undo(undefined, received.oneId),
        more: <PrintButton print={() => print(received)} />,
      }
    : 'nothing';

  /** A unit that was scanned in before, however long ago. */
  const takeOut = (oneId: string) => undo(outbox.pending.find(({ body }) => body['oneId'] === oneId)?.id, oneId);

  return { receive, takeOut, last: last === 'nothing' ? restored : last, setLast };
};
