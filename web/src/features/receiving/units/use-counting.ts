import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { CountLine } from '../count/count.ts';
import type { Asking } from './asking.ts';
import { skuNamed } from './sku-named.ts';
import { readUnitScan, type UnitScan } from './unit-scan.ts';
import type { useDamage } from './use-damage.ts';
import { useForeignCode } from './use-foreign-code.ts';
import type { useReceipts } from './use-receipts.tsx';
import type { useReceivingWork } from '../use-receiving-work.ts';

interface Parts {
  work: Pick<ReturnType<typeof useReceivingWork>, 'parcel' | 'count'>;
  receipts: Pick<ReturnType<typeof useReceipts>, 'receive'>;
  damage: Pick<ReturnType<typeof useDamage>, 'taken'>;
  refuse(wrong: Wrong): void;
  /** It was scanned in and does not belong to the count. */
  takeOut(oneId: string): void;
}

/** What a scan means while the parcel is open, and what is asked where it may mean several things. */
export const useCounting = ({ work: { parcel, count }, receipts, damage, refuse, takeOut }: Parts) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>();
  const foreign = useForeignCode({ parcel, count, refuse, ask: setAsking });
  const askedSku = typeof asking === 'object' && 'sizesOf' in asking ? asking.sizesOf : undefined;

  const receiveUnit = (unit: PackageDetail['items'][number]) =>
    receipts.receive({ oneId: unit.oneId }, { sku: unit.sku, size: unit.spec, name: unit.remarks }, damage.taken());

  /** One more of a line than was forecast is an overage, and that is asked first. */
  const receiveLine = ({ sku, size, name, expected, received }: Pick<CountLine, 'sku' | 'size' | 'expected' | 'received'> & { name?: string }) => {
    setAsking(undefined);
    if (parcel?.unclaimed || received < expected) return receipts.receive({ sku, size }, { sku, size, name }, damage.taken());
    signal('notice');
    setAsking({ over: { sku, size }, forecast: expected > 0 });
  };

  /** Without an answer from the catalogue, those sizes that came before. */
  const askAnySize = async ({ skuOfAnySize: sku, lines }: Extract<UnitScan, { skuOfAnySize: string }>) => {
    const known = await skuNamed(sku);
    setAsking({ sizesOf: sku, sizes: known?.sizes ?? lines.map(({ size }) => size) });
  };

  return {
    asking,
    setAsking,
    asksSize: askedSku !== undefined,
    receiveUnit,
    receiveLine,
    chooseSize: (sku: string, size: string) =>
      receiveLine(count?.lines.find((line) => line.sku === sku && line.size === size) ?? { sku, size, expected: 0, received: 0 }),
    receiveOver: (unit: { sku: string; size: string }) => {
      setAsking(undefined);
      receipts.receive({ ...unit, overage: true }, unit, damage.taken());
    },
    scanUnit: (code: string) => {
      if (!parcel || !count) return;
      const meant = readUnitScan(code, parcel.items, count, askedSku);
      setAsking(undefined);
      if ('unit' in meant) return receiveUnit(meant.unit);
      if ('line' in meant) return receiveLine(meant.line);
      if ('sku' in meant) return setAsking({ sizesOf: meant.sku, sizes: meant.lines.map(({ size }) => size) });
      if ('skuOfAnySize' in meant) return void askAnySize(meant);
      if ('already' in meant) {
        const { oneId } = meant.already;
        return refuse({
          title: t('receiving.already'),
          code: formatOneId(oneId),
          todo: t('receiving.alreadyTodo'),
          other: { label: t('receiving.notReceived'), run: () => takeOut(oneId) },
        });
      }
      return void foreign(code);
    },
  };
};
