import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { OrderDescriptions } from './descriptions/order-descriptions.tsx';
import { OrderItems } from './items/order-items.tsx';
import { StageSteps } from './order-progress.tsx';

/** An order from what was asked for to each of its items. */
export const OrderBody = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      <Section>
        <OrderDescriptions order={order} />
      </Section>
      {order.stage !== null && (
        <Section title={t('orders.progress')}>
          <StageSteps order={order} />
        </Section>
      )}
      <Section title={t('orders.items')} count={formatCount(order.items)}>
        <OrderItems order={order} />
      </Section>
    </>
  );
};
