import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { requestTypes } from '#contracts/item/request-types.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { floorLink, nextStep } from '#web/core/links/orders/floor-link.ts';
import { floorListOf } from '#web/core/links/orders/order-link.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DueCell } from '#web/shared/order/due-cell.tsx';
import { OrderDetailPage } from '#web/shared/order/order-detail-page.tsx';
import { SaleMeaning } from '#web/shared/order/order-status.tsx';
import { TroubleButtons } from '#web/shared/order/trouble/trouble-buttons.tsx';
import { useOrder } from '#web/shared/order/use-order.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { OrderStage } from './order-stage.tsx';
import { useAssign } from './use-assign.tsx';

/** One order of the floor: who did what with it, what stops it, and the way to what is to be done next. */
export default function OrderPage() {
  const { t } = useTranslation();
  const words = useWords();
  const [parameters] = useSearchParams();
  const oddNo = parameters.get('oddNo') ?? undefined;
  const read = useOrder(oddNo);
  usePageName(oddNo, read.data && floorListOf(read.data));
  const [assign, panel] = useAssign();
  const assignee = ({ stage, operator }: OrderDetail): string | undefined => {
    if (stage === null || stage === 'out') return undefined;
    return operator ? t('taskBoard.assignedTo', { name: operator.name }) : t('taskBoard.nobody');
  };

  return (
    <>
      <OrderDetailPage
        read={read}
        header={(order) => ({
          title: order.oddNo,
          tag: (
            <>
              <OrderStage order={order} />
              <SaleMeaning order={order} />
            </>
          ),
          meta: [
            words(requestTypes[order.type]),
            order.shopInfo.realname,
            assignee(order),
            order.gmtDue !== null && order.outTime === null && (
              <span key="due">
                {t('orders.due')} <DueCell order={order} />
              </span>
            ),
          ],
          actions: <Actions order={order} assign={() => assign([order.oddNo])} />,
        })}
      />
      {panel}
    </>
  );
}

const Actions = ({ order, assign }: { order: OrderDetail; assign: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { oddNo } = order;
  const step = nextStep(order);
  const href = useHref(floorLink(order, { oddNo }));
  return (
    <>
      {order.actions.includes('assign') && <Button onClick={assign}>{words(orderActions.assign)}</Button>}
      <TroubleButtons order={order} />
      {step && (
        <Button type="primary" href={href}>
          {t(`outbound.${step}`)}
        </Button>
      )}
    </>
  );
};
