import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink } from '../../app/links/inbound-step.ts';
import { signal } from '../../ui/floor/scan/signals.ts';
import { useRefusal } from '../../ui/floor/scan/use-refusal.ts';
import { useWrongScan } from '../../ui/floor/scan/use-wrong-scan.ts';
import type { CountLine } from './count.ts';
import { readUnitScan } from './unit-scan.ts';
import { useDamage } from './use-damage.ts';
import { useForeignCode } from './use-foreign-code.ts';
import { useParcelScan } from './use-parcel-scan.ts';
import { useReceipts } from './use-receipts.tsx';
import { useReceivingWork } from './use-receiving-work.ts';

type Unit = PackageDetail['items'][number];

/** What the page asks before it goes on. */
export type Asking =
  | { sizesOf: string; sizes: readonly string[] }
  | { over: { sku: string; size: string }; forecast: boolean }
  | 'sku'
  | 'finish'
  | undefined;

/** Counting a parcel: what each scan does, what is asked, and the way back. */
export const useReceiving = (preId: string, scanned: string | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const work = useReceivingWork(preId);
  const { parcel, count } = work;
  const damage = useDamage();
  const receipts = useReceipts(preId, work.outbox);
  const parcels = useParcelScan();
  const [asking, setAsking] = useState<Asking>();
  const refused = useRefusal(work.outbox, { title: t('receiving.refused'), takeBack: receipts.setLast });
  const own = useWrongScan(refused);
  const { refuse } = own;
  const foreign = useForeignCode({ parcel, count, refuse, ask: setAsking });

  const receiveUnit = (unit: Unit) => receipts.receive({ oneId: unit.oneId }, { ...unit, size: unit.spec }, damage.taken());

  /** One more of a line than was forecast is an overage, and that is asked first. */
  const receiveLine = ({ sku, size, expected, received }: Pick<CountLine, 'sku' | 'size' | 'expected' | 'received'>) => {
    setAsking(undefined);
    if (parcel?.unclaimed || received < expected) return receipts.receive({ sku, size }, { sku, size }, damage.taken());
    signal('notice');
    setAsking({ over: { sku, size }, forecast: expected > 0 });
  };

  const chooseSize = (sku: string, size: string) =>
    receiveLine(count?.lines.find((line) => line.sku === sku && line.size === size) ?? { sku, size, expected: 0, received: 0 });

  const scanUnit = (code: string) => {
    if (!parcel || !count) return;
    const askedSku = typeof asking === 'object' && 'sizesOf' in asking ? asking.sizesOf : undefined;
    const meant = readUnitScan(code, parcel.items, count, askedSku);
    setAsking(undefined);
    if ('unit' in meant) return receiveUnit(meant.unit);
    if ('line' in meant) return receiveLine(meant.line);
    if ('sku' in meant) return setAsking({ sizesOf: meant.sku, sizes: meant.lines.map(({ size }) => size) });
    if ('already' in meant)
      return refuse({ title: t('receiving.already'), code: formatOneId(meant.already.oneId), todo: t('receiving.alreadyTodo') });
    return void foreign(code);
  };

  const scan = (code: string) => {
    parcels.clear();
    own.clear();
    if (parcel?.status === 'arrived') scanUnit(code);
    else void parcels.scan(code);
  };

  // A ONE ID that led to this parcel is received with it, once: the address forgets it.
  const receiveScanned = useEffectEvent((oneId: string) => {
    const unit = parcel?.items.find((item) => item.oneId === oneId);
    if (unit && !count?.here.has(oneId)) receiveUnit(unit);
    void navigate(inboundStepLink('receiving', { preId }), { replace: true });
  });
  const arrived = parcel?.status === 'arrived';
  useEffect(() => {
    if (arrived && scanned !== undefined) receiveScanned(scanned);
  }, [arrived, scanned]);

  const sizing = typeof asking === 'object' && 'sizesOf' in asking;
  return {
    work,
    damage,
    asking,
    setAsking,
    receiveLine,
    chooseSize,
    receiveOver: (unit: { sku: string; size: string }) => {
      setAsking(undefined);
      receipts.receive({ ...unit, overage: true }, unit, damage.taken());
    },
    scan,
    refuse,
    last: receipts.last,
    arrive: () => parcels.arriveForecast(preId),
    prompt: sizing
      ? ('receiving.scanSize' as const)
      : damage.photos.length > 0
        ? ('receiving.scanDamaged' as const)
        : parcel?.status === 'arrived'
          ? ('receiving.scanUnit' as const)
          : ('receiving.scanStart' as const),
    wrong: refused?.wrong ?? parcels.wrong ?? own.wrong,
    goOn: () => {
      parcels.clear();
      own.clear();
    },
  };
};
export type Receiving = ReturnType<typeof useReceiving>;
