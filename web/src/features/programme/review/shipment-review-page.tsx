import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shipmentActions, type ShipmentActionName } from '#contracts/fulfilment/shipment-actions.ts';
import { getShipment, listShipments, type ShipmentDetail } from '#contracts/fulfilment/shipment-queries.ts';
import { allShipmentsTopic } from '#contracts/fulfilment/shipment-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { ReviewSteps } from '#web/shared/reviews/review-steps.tsx';
import type { ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ShipmentBody } from '../detail/shipment-body.tsx';
import { ShipmentHistory } from '../detail/shipment-history.tsx';
import { useShipmentSteps } from '../detail/use-shipment-steps.ts';
import { ShipmentStatusTag } from '../shipment-status.tsx';
import { useShipmentReview, type ShipmentReview } from './use-shipment-review.ts';
import { useWaitingShipments } from './use-waiting-shipments.ts';

/** One shipment in the audit centre: approved, or rejected with a reason, and watched over until it ends (R2.111, R2.114). */
export default function ShipmentReviewPage() {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const [parameters] = useSearchParams();
  const shipmentNo = parameters.get('shipmentNo') ?? '';
  useLiveReads(allShipmentsTopic, getShipment, listShipments);
  const read = useRead(getShipment, { shipmentNo }, { quiet: true });
  const shown = read.data?.shipmentNo === shipmentNo ? read.data : undefined;
  const walk = useWaitingShipments(shipmentNo);
  const review = useShipmentReview();
  usePageName(shipmentNo);
  const may = (action: ShipmentActionName): boolean => shown?.actions.includes(action) ?? false;
  const approve = () => shown && void review.approve([shown]);
  useKeys([
    ...(may('approve')
      ? [
          { keys: 'a', label: t('audit.approve'), run: approve },
          { keys: 'mod+Enter', run: approve, always: true },
        ]
      : []),
    ...(may('reject') ? [{ keys: 'r', label: t('ui.reject'), run: () => shown && void review.reject([shown]) }] : []),
    { keys: 'j', label: t('audit.next'), run: () => walk.go(walk.next) },
    { keys: 'k', label: t('audit.previous'), run: () => walk.go(walk.previous) },
  ]);

  return (
    <DetailPage
      read={read}
      failedTitle={t('programme.detailFailed')}
      header={(shipment) => ({
        title: shipment.shipmentNo,
        tag: <ShipmentStatusTag shipment={shipment} />,
        meta: [
          ownerName(shipment.shopInfo),
          t('programme.pairs', { count: shipment.itemCount }),
          shipment.wareName,
          <span key="created">
            {t('programme.created')} <TimeText at={shipment.gmtCreate} />
          </span>,
          shipment.stage === 'reviewing' && (
            <span key="waiting">
              {t('audit.waitingSince')} <WaitingFor since={shipment.gmtCreate} />
            </span>
          ),
        ],
        actions: <Actions shipment={shipment} walk={walk} review={review} />,
      })}
      side={(shipment) => (
        <Section title={t('ui.history')}>
          <ShipmentHistory history={shipment.history} />
        </Section>
      )}
      footer={() => (
        <PageFooter
          hints={[
            { keys: ['J', 'K'], label: t('audit.keyReview') },
            ...(may('reject') ? [{ keys: ['R'], label: t('audit.keyReject') }] : []),
            ...(may('approve') ? [{ keys: ['A'], label: t('audit.approve') }] : []),
          ]}
        />
      )}
    >
      {(shipment) => <ShipmentBody shipment={shipment} />}
    </DetailPage>
  );
}

/** The way to the next shipment that waits, and what may be done with this one. */
const Actions = ({ shipment, walk, review }: { shipment: ShipmentDetail; walk: ReviewWalk; review: ShipmentReview }) => {
  const words = useWords();
  const { archive, isBusy } = useShipmentSteps(shipment);
  const may = (action: ShipmentActionName): boolean => shipment.actions.includes(action);
  return (
    <>
      <ReviewSteps walk={walk} isDecided={!may('approve') && !may('reject')} />
      {may('archive') && (
        <Button disabled={isBusy} onClick={() => void archive()}>
          {words(shipmentActions.archive)}
        </Button>
      )}
      {may('closeCase') && (
        <Button disabled={review.busy} onClick={() => void review.closeCase(shipment)}>
          {words(shipmentActions.closeCase)}
        </Button>
      )}
      {may('reject') && (
        <Button onClick={() => void review.reject([shipment])}>
          {words(shipmentActions.reject)} <Key>R</Key>
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" icon={<Check size={15} />} loading={review.busy} onClick={() => void review.approve([shipment])}>
          {words(shipmentActions.approve)} <Key>A</Key>
        </Button>
      )}
    </>
  );
};
