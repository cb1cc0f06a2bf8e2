import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { InboundSteps } from '../../shared/inbound/inbound-steps.tsx';
import { useParcelTitle } from '../../shared/inbound/use-parcel-title.ts';
import { warehousePaths } from '../../app/paths/warehouse-paths.ts';
import { useWayBack } from '../../app/routes/use-way-back.ts';
import { usePageName } from '../../ui/page/page-tab.ts';
import { FloorPage } from '../../ui/floor/page/floor-page.tsx';
import { marksOf, type Mark, type ProgressMarks } from '../../ui/floor/page/segments.tsx';
import { WrongScan } from '../../ui/floor/scan/wrong-scan.tsx';
import { ReadStates } from '../../ui/states/read-states.tsx';
import { SkeletonRows } from '../../ui/states/skeletons.tsx';
import { CountBody } from './count/count-body.tsx';
import type { Count } from './count/count.ts';
import { ParcelDone } from './parcel-done.tsx';
import { useReceiving } from './use-receiving.ts';

/** One parcel, unit after unit, until its count is finished. */
export const ReceiveRound = ({ preId, scanned }: { preId: string; scanned: string | undefined }) => {
  const { t } = useTranslation();
  const back = useWayBack(warehousePaths.forecasts);
  const parcelTitle = useParcelTitle();
  const receiving = useReceiving(preId, scanned);
  const { work, wrong } = receiving;
  const { parcel, count, read, outbox } = work;
  usePageName(`${t('pages.receiving')} ${preId}`);

  return (
    <FloorPage
      title={t('pages.receiving')}
      meta={parcel && parcelTitle(parcel)}
      back={back}
      progress={parcel && count && progressOf(count, parcel.unclaimed)}
      steps={parcel?.status === 'arrived' ? undefined : <InboundSteps now="receiving" preId={preId} />}
      scan={{ placeholder: t(receiving.prompt), onScan: receiving.scan, trouble: wrong?.code }}
      waiting={outbox.waiting}
      last={receiving.last}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={5} height={64} />}>
        {(detail) => {
          if (wrong) return <WrongScan {...wrong} next={receiving.goOn} place={count && <Place count={count} />} />;
          return detail.status === 'arrived' ? <CountBody parcel={detail} receiving={receiving} /> : <Closed parcel={detail} receiving={receiving} />;
        }}
      </ReadStates>
    </FloorPage>
  );
};

const markOf = { intact: 'done', damaged: 'attention', over: 'attention' } as const satisfies Record<Count['receipts'][number], Mark>;

/** Of an unclaimed parcel nobody knows how much will come. */
const progressOf = ({ expected, receipts }: Count, unclaimed: boolean): ProgressMarks => {
  if (unclaimed) return { done: receipts.length, total: undefined, marks: [] };
  const total = Math.max(expected, receipts.length);
  return {
    done: receipts.length,
    total,
    marks: marksOf(
      receipts.map((receipt) => markOf[receipt]),
      total,
    ),
  };
};

const Place = ({ count: { receipts, expected } }: { count: Count }) => {
  const { t } = useTranslation();
  return t('receiving.place', { received: receipts.length, expected });
};

const Closed = ({ parcel, receiving }: { parcel: PackageDetail; receiving: ReturnType<typeof useReceiving> }) => (
  <ParcelDone parcel={parcel} arrive={receiving.arrive} refuse={receiving.refuse} />
);
