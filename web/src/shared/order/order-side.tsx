import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { Section } from '#web/ui/page/section.tsx';
import { OrderBoxes } from './order-boxes.tsx';
import { OrderHistory } from './history/order-history.tsx';
import { OrderMoney } from './money/order-money.tsx';
import { OrderLabel } from './order-label.tsx';

/** Beside an order: what it travels with, what the page adds, and what happened. */
export const OrderSide = ({ order, children }: { order: OrderDetail; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      {order.label && (
        <Section title={t('orders.label')}>
          <OrderLabel label={order.label} />
        </Section>
      )}
      <OrderBoxes order={order} />
      <OrderMoney order={order} />
      {children}
      <Section title={t('ui.history')}>
        <OrderHistory history={order.history} />
      </Section>
    </>
  );
};
