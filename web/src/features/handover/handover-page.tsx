import { CircleCheckBig, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getHandover, Shipment } from '#contracts/outbound/handover.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { HandoverSheet } from './handover-sheet.tsx';
import { useHandover, type Scanned } from './scan/use-handover.ts';

type Carrier = DataOf<typeof getHandover>['carriers'][number];

/** At the dock: each parcel leaves by the scan of its waybill, and the carrier signs for the list. */
export default function HandoverPage() {
  const { t } = useTranslation();
  const back = useWayBack();
  const { warehouse } = useUser();
  const { read, scans, last, scan, pending } = useHandover();
  const [printed, setPrinted] = useState<Carrier>();
  usePageName(t('handover.pages.handover'));

  return (
    <FloorPage
      title={t('handover.pages.handover')}
      meta={warehouse?.name}
      back={back}
      scan={{ placeholder: t('handover.scan'), onScan: scan }}
      last={last}
      side={read.data && <HandedOver carriers={read.data.carriers} onPrint={setPrinted} />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={5} height={64} />}>
        {(handover) => {
          const standing = handover.waiting.filter(({ oddNo }) => !pending.includes(oddNo));
          return (
            <>
              {scans.length > 0 && <Scans scans={scans} />}
              {standing.length > 0 ? (
                <Waiting shipments={standing} />
              ) : (
                <FloorDone icon={CircleCheckBig} tone="idle" title={t('handover.nothing')} lines={[t('handover.nothingText')]} />
              )}
              {printed && <HandoverSheet handover={handover} carrier={printed} onPrinted={() => setPrinted(undefined)} />}
            </>
          );
        }}
      </ReadStates>
    </FloorPage>
  );
}

const Scans = ({ scans }: { scans: readonly Scanned[] }) => {
  const { t } = useTranslation();
  return (
    <FloorRows title={t('handover.scans')}>
      {scans.map(({ tone, title, code, what }, index) => (
        <FloorRow key={scans.length - index} title={code} text={what} end={<StatusTag tone={tone}>{title}</StatusTag>} dim={index > 0} />
      ))}
    </FloorRows>
  );
};

const Waiting = ({ shipments }: { shipments: readonly Shipment[] }) => {
  const { t } = useTranslation();
  return (
    <FloorRows title={`${t('handover.waiting')} · ${t('handover.orders', { count: shipments.length })}`}>
      {shipments.map(({ oddNo, logNo, carrier, shopInfo, parcels }) => (
        <FloorRow
          key={oddNo}
          title={logNo ?? oddNo}
          text={[carrier, logNo && oddNo, shopInfo.realname, logNo === null && t('handover.noWaybill')].filter(Boolean).join(' · ')}
          end={t('handover.parcels', { count: parcels })}
        />
      ))}
    </FloorRows>
  );
};

const HandedOver = ({ carriers, onPrint }: { carriers: readonly Carrier[]; onPrint: (carrier: Carrier) => void }) => {
  const { t } = useTranslation();
  if (carriers.length === 0) return null;
  return (
    <FloorRows title={t('handover.handedOver')}>
      {carriers.map((each) => (
        <FloorRow
          key={each.carrier}
          title={each.carrier || t('handover.noCarrier')}
          text={[
            t('handover.orders', { count: each.orders }),
            t('handover.parcels', { count: each.parcels }),
            t('handover.items', { count: each.items }),
          ].join(' · ')}
          end={
            <FloorButton icon={Printer} onClick={() => onPrint(each)}>
              {t('handover.print')}
            </FloorButton>
          }
        />
      ))}
    </FloorRows>
  );
};
