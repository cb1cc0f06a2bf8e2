import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { CompleteButton } from '#web/shared/order/complete/complete-button.tsx';
import { OrderBody } from '#web/shared/order/order-body.tsx';
import { OrderSide } from '#web/shared/order/order-side.tsx';
import { OrderStatusTag, SaleMeaning } from '#web/shared/order/order-status.tsx';
import { OrderReason } from '#web/shared/order/history/order-reason.tsx';
import { TroubleButtons } from '#web/shared/order/trouble/trouble-buttons.tsx';
import { useOrder } from '#web/shared/order/use-order.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AlsoHere } from './also-here.tsx';
import { ApprovalFee } from './approval-fee.tsx';
import { EditedMeanwhile } from './edited-meanwhile.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewChecks } from './review-checks.tsx';
import { ShopRecord } from './shop-record.tsx';
import { useNeighbouringReviews } from './use-neighbouring-reviews.ts';
import { useSeenOrder } from './use-seen-order.ts';
import { ReviewStatusTag } from '../list/review-columns.tsx';
import { reviewKindOf } from '../review-kinds.ts';
import { useReviewActions } from '../use-review-actions.ts';

/** Until it is decided it is called what the lists of reviews call it; afterwards what became of it. */
const isUndecided = ({ state }: OrderDetail): boolean => state === 'reviewing' || state === 'toConfirm';

/** One application for its reviewer: what is asked, what was checked, and the decision. */
export default function ReviewPage() {
  const { t } = useTranslation();
  const words = useWords();
  const [parameters] = useSearchParams();
  const oddNo = parameters.get('oddNo') ?? undefined;
  const read = useOrder(oddNo);
  usePageName(oddNo, read.data && reviewKindOf(read.data.type)?.list);
  const { order, edits, onSeen } = useSeenOrder(read.data);
  const beside = useNeighbouringReviews(order);
  const actions = useReviewActions(order);
  useKeys([
    { keys: 'a', label: t('audit.approve'), run: () => actions.approve(order) },
    { keys: 'r', label: t('ui.reject'), run: () => void actions.reject(order) },
    { keys: 'mod+Enter', run: () => actions.approve(order), always: true },
    { keys: 'j', label: t('audit.next'), run: () => beside.go(beside.next) },
    { keys: 'k', label: t('audit.previous'), run: () => beside.go(beside.previous) },
  ]);

  return (
    <DetailPage
      read={read}
      header={(shown) => ({
        title: shown.oddNo,
        tag: (
          <>
            {isUndecided(shown) ? <ReviewStatusTag order={shown} /> : <OrderStatusTag order={shown} />}
            <SaleMeaning order={shown} />
          </>
        ),
        meta: [
          words(requestTypes[shown.type]),
          shown.shopInfo.realname,
          <span key="applied">
            {t('orders.applied')} <TimeText at={shown.gmtCreate} />
          </span>,
          shown.state === 'reviewing' && shown.gmtWaiting && (
            <span key="waiting">
              {t('audit.waitingSince')} <WaitingFor since={shown.gmtWaiting} />
            </span>
          ),
        ],
        actions: (
          <>
            <AlsoHere oddNo={shown.oddNo} />
            <TroubleButtons order={shown} />
            {shown.actions.includes('complete') && <CompleteButton order={shown} />}
            <ReviewActions order={order ?? shown} actions={actions} beside={beside} />
          </>
        ),
      })}
      side={(shown) => (
        <OrderSide order={shown}>
          {shown.checks.length > 0 && (
            <Section title={t('audit.checksTitle')}>
              <ReviewChecks checks={shown.checks} />
            </Section>
          )}
        </OrderSide>
      )}
      footer={(shown) => (
        <>
          {shown.shopRecord && <ShopRecord name={shown.shopInfo.realname} record={shown.shopRecord} />}
          <PageFooter
            hints={[
              { keys: ['J', 'K'], label: t('audit.keyReview') },
              ...(shown.actions.includes('reject') ? [{ keys: ['R'], label: t('audit.keyReject') }] : []),
              ...(shown.actions.includes('approve') ? [{ keys: ['A'], label: t('audit.approve') }] : []),
            ]}
          />
        </>
      )}
    >
      {(shown) => (
        <>
          <EditedMeanwhile edits={edits} onSeen={onSeen} />
          {shown.state === 'exception' && <OrderReason order={shown} />}
          <ApprovalFee order={shown} />
          <OrderBody order={shown} />
        </>
      )}
    </DetailPage>
  );
}
