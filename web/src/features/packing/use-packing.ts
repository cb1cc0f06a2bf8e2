import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { forget, keepJson, keptJson } from '#web/browser/kept.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { filledParcels, intoOpenParcel, nothingPacked, openAnother, readPackScan, stillFitting, takeOut, weigh, type Packing } from './parcels.ts';

const placeOf = (oddNo: string): string => `packing.${oddNo}`;

/** What lies in which parcel so far. A reload, or a walk to the printer, loses nothing. */
export const usePacking = (order: OrderDetail) => {
  const { t } = useTranslation();
  const [stored, setStored] = useState<Packing>(() => keptJson<Packing>(placeOf(order.oddNo)) ?? nothingPacked);
  const { wrong, refuse, clear, goOn } = useWrongScan();
  const [last, setLast] = useLastScan(`pack ${order.oddNo}`);
  const packing = stillFitting(stored, order.itemList);

  const change = (next: Packing): void => {
    keepJson(placeOf(order.oddNo), next);
    setStored(next);
  };

  const undo = (oneId: string, from: Packing): void => {
    change(takeOut(from, oneId));
    setLast({ tone: 'cancelled', title: t('packing.takenOut'), code: formatOneId(oneId) });
    signal('notice');
  };

  const scan = (code: string): void => {
    clear();
    const scanned = readPackScan(code, order.itemList, packing);
    if ('wrong' in scanned) {
      return refuse({
        title: t(`packing.wrong.${scanned.wrong}`),
        code,
        expected: t('packing.expected', { oddNo: order.oddNo }),
        todo: t(`packing.todo.${scanned.wrong}`),
      });
    }
    const next = intoOpenParcel(packing, scanned.packed);
    change(next);
    setLast({
      tone: 'done',
      title: t('packing.intoParcel', { parcel: next.length }),
      code: formatOneId(scanned.packed),
      undo: () => undo(scanned.packed, next),
    });
    signal('done');
  };

  const inParcels = new Set(packing.flatMap(({ oneIds }) => oneIds));
  return {
    packing,
    parcels: filledParcels(packing),
    left: order.itemList.filter(({ oneId, progress }) => progress === 'picked' && !inParcels.has(oneId)),
    wrong,
    last,
    scan,
    goOn,
    another: () => change(openAnother(packing)),
    weigh: (at: number, weightGrams: number | undefined) => change(weigh(packing, at, weightGrams)),
    done: () => forget(placeOf(order.oddNo)),
  };
};
