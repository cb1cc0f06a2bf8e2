import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { ReviewSteps } from '#web/shared/reviews/review-steps.tsx';
import type { ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { QuoteButton } from '../quote/quote-button.tsx';
import type { ReviewCommands } from '../use-review-actions.ts';

interface Props {
  order: OrderDetail;
  actions: ReviewCommands;
  beside: ReviewWalk;
}

/** The way to the next request, and what may be decided on this one. */
export const ReviewActions = ({ order, actions, beside }: Props) => {
  const { t } = useTranslation();
  const may = (action: OrderDetail['actions'][number]) => order.actions.includes(action);
  const isDecided = !(['quote', 'withdrawQuote', 'reject', 'approve'] as const).some(may);
  return (
    <>
      <ReviewSteps walk={beside} isDecided={isDecided} />
      {isDecided && order.isOwnApplication && order.state === 'reviewing' && <span>{t('audit.ownApplication')}</span>}
      {may('quote') && <QuoteButton order={order} />}
      {may('withdrawQuote') && <Button onClick={() => void actions.withdrawQuote(order)}>{t('audit.withdraw')}</Button>}
      {may('reject') && (
        <Button onClick={() => void actions.reject(order)}>
          {t('ui.reject')} <Key>R</Key>
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" icon={<Check size={15} />} loading={actions.busy} onClick={() => actions.approve(order)}>
          {order.heldFee
            ? t('audit.approveAndTake', { count: order.items, amount: formatMoney(order.heldFee) })
            : t('audit.approveItems', { count: order.items })}
        </Button>
      )}
    </>
  );
};
