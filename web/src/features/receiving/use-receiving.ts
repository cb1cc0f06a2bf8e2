import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useRefusal } from '#web/ui/floor/scan/use-refusal.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { useCounting } from './units/use-counting.ts';
import { useDamage } from './units/use-damage.ts';
import { useParcelScan } from './arrival/use-parcel-scan.ts';
import { useReceipts } from './units/use-receipts.tsx';
import { useReceivingWork } from './use-receiving-work.ts';

/** Counting a parcel: what each scan does, what is asked, and the way back. */
export const useReceiving = (preId: string, scanned: string | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const work = useReceivingWork(preId);
  const { parcel, count } = work;
  const arrived = parcel?.status === 'arrived';
  const damage = useDamage();
  const receipts = useReceipts(preId, { outbox: work.outbox, parcel });
  const parcels = useParcelScan();
  const refused = useRefusal(work.outbox, { title: t('receiving.refused'), takeBack: receipts.setLast });
  const own = useWrongScan(refused);
  const { refuse } = own;
  const { receiveUnit, scanUnit, asksSize, ...counting } = useCounting({
    work,
    receipts,
    damage,
    refuse,
    takeOut: (oneId) => {
      own.clear();
      receipts.takeOut(oneId);
    },
  });

  const clear = () => {
    parcels.clear();
    own.clear();
  };
  const scanParcel = (code: string) => {
    clear();
    void parcels.scan(code);
  };
  const scan = (code: string) => {
    clear();
    if (arrived) scanUnit(code);
    else void parcels.scan(code);
  };

  // A ONE ID that led to this parcel is received with it, once: the address forgets it.
  const receiveScanned = useEffectEvent((oneId: string) => {
    const unit = parcel?.items.find((item) => item.oneId === oneId);
    if (unit && !count?.here.has(oneId)) receiveUnit(unit);
    void navigate(inboundStepLink('receiving', { preId }), { replace: true });
  });
  useEffect(() => {
    if (arrived && scanned !== undefined) receiveScanned(scanned);
  }, [arrived, scanned]);

  return {
    work,
    damage,
    ...counting,
    parcels,
    scan,
    scanParcel,
    refuse,
    last: receipts.last,
    arrive: () => parcels.arriveForecast(preId),
    prompt: promptFor({ asksSize, damaged: damage.photos.length > 0, arrived }),
    wrong: refused?.wrong ?? parcels.wrong ?? own.wrong,
    goOn: clear,
  };
};
export type Receiving = ReturnType<typeof useReceiving>;

interface Standing {
  asksSize: boolean;
  damaged: boolean;
  arrived: boolean;
}

/** What the scan field asks for. */
const promptFor = ({ asksSize, damaged, arrived }: Standing) => {
  if (asksSize) return 'receiving.scanSize' as const;
  if (damaged) return 'receiving.scanDamaged' as const;
  return arrived ? ('receiving.scanUnit' as const) : ('receiving.scanStart' as const);
};
