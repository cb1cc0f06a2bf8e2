import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { OrderDetailPage } from '#web/shared/order/order-detail-page.tsx';
import { OrderStatusTag, SaleMeaning } from '#web/shared/order/order-status.tsx';
import { TroubleButtons } from '#web/shared/order/trouble/trouble-buttons.tsx';
import { useOrder } from '#web/shared/order/use-order.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ConsignmentButtons } from './actions/consignment-buttons.tsx';

/** One consignment for whoever looks after them, from the shelf to its settlement. */
export default function ConsignmentPage() {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const [parameters] = useSearchParams();
  const oddNo = parameters.get('oddNo') ?? undefined;
  const read = useOrder(oddNo);
  usePageName(oddNo);
  return (
    <OrderDetailPage
      read={read}
      header={(order) => ({
        title: order.oddNo,
        tag: (
          <>
            <OrderStatusTag order={order} />
            <SaleMeaning order={order} />
          </>
        ),
        meta: [
          ownerName(order.shopInfo),
          order.wareName,
          <span key="applied">
            {t('orders.applied')} <TimeText at={order.gmtCreate} />
          </span>,
        ],
        actions: (
          <>
            <TroubleButtons order={order} />
            <ConsignmentButtons order={order} />
          </>
        ),
      })}
    />
  );
}
