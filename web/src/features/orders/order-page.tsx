import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerOrderList } from '#web/core/links/orders/seller-order-list.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { OrderDetailPage } from '#web/shared/order/order-detail-page.tsx';
import { OrderStatusTag, SaleMeaning } from '#web/shared/order/order-status.tsx';
import { useOrder } from '#web/shared/order/use-order.ts';
import { confirmationOf } from './confirmations.ts';
import { EditOrder, editedPart } from './edit/edit-order.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** One order of the seller: what is asked, what it costs or brings, and how far it is (R2.53–R2.56). */
export default function OrderPage() {
  const { t } = useTranslation();
  const words = useWords();
  const [parameters] = useSearchParams();
  const oddNo = parameters.get('oddNo') ?? undefined;
  const read = useOrder(oddNo);
  const { confirm, cancel, recall, delist, busy } = useOrderActions();
  const [editing, setEditing] = useState(false);
  const back = useWayBack();
  usePageName(oddNo);

  const actions = (order: OrderDetail) => {
    const may = (action: OrderDetail['actions'][number]) => order.actions.includes(action);
    const part = editedPart(order);
    return (
      <>
        {may('edit') && part && <Button onClick={() => setEditing(true)}>{t(part === 'label' ? 'orders.edit' : 'orders.editAddress')}</Button>}
        {may('recall') && <Button onClick={() => void recall(order)}>{t('orders.recall')}</Button>}
        {may('cancel') && <Button onClick={() => void cancel(order)}>{t('orders.cancel')}</Button>}
        {may('delist') && <Button onClick={() => void delist(order)}>{t('orders.delist')}</Button>}
        {may('confirm') && (
          <Button type="primary" loading={busy} onClick={() => void confirm(order).then((sent) => sent && back(order))}>
            {t('orders.confirmFee', { amount: formatMoney(confirmationOf(order).amountOf(order)) })}
          </Button>
        )}
      </>
    );
  };

  return (
    <>
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
            words(requestTypes[order.type]),
            order.wareName,
            <>
              {t('orders.applied')} <TimeText at={order.gmtCreate} />
            </>,
          ],
          actions: actions(order),
        })}
      />
      {editing && read.data && <EditOrder order={read.data} onClose={() => setEditing(false)} />}
    </>
  );
}

/** R7.27: after paying, the page goes back; opened by a link it goes to the list. */
const useWayBack = (): ((order: OrderDetail) => void) => {
  const navigate = useNavigate();
  const place = useViewpoint();
  return ({ type }) => void ((window.history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate(sellerOrderList(place, type)));
};
