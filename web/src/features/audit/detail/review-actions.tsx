import { Button } from 'antd';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { QuoteButton } from '../quote/quote-button.tsx';
import type { useNeighbouringReviews } from './use-neighbouring-reviews.ts';
import type { ReviewCommands } from '../use-review-actions.ts';

interface Props {
  order: OrderDetail;
  actions: ReviewCommands;
  beside: ReturnType<typeof useNeighbouringReviews>;
}

/** The way to the next request, and what may be decided on this one. */
export const ReviewActions = ({ order, actions, beside: { previous, next, place, total, go } }: Props) => {
  const { t } = useTranslation();
  const may = (action: OrderDetail['actions'][number]) => order.actions.includes(action);
  const isDecided = !(['quote', 'withdrawQuote', 'reject', 'approve'] as const).some(may);
  return (
    <>
      {(previous ?? next) && (
        <>
          <Button type="text" icon={<ChevronUp size={16} />} aria-label={t('audit.previous')} disabled={!previous} onClick={() => go(previous)} />
          <Button type="text" icon={<ChevronDown size={16} />} aria-label={t('audit.next')} disabled={!next} onClick={() => go(next)} />
          {place !== undefined && <span className="figures">{t('audit.place', { place, total })}</span>}
        </>
      )}
      {isDecided && next && (
        <Button type="primary" onClick={() => go(next)}>
          {t('audit.next')} <Key>J</Key>
        </Button>
      )}
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
