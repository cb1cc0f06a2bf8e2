import type { ComponentProps } from 'react';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderReason } from './history/order-reason.tsx';
import { OrderSide } from './order-side.tsx';

type Props = Pick<ComponentProps<typeof DetailPage<OrderDetail>>, 'read' | 'header'>;

/** One order, whoever looks at it: what stops it, what it is of, and at the side what became of it. */
export const OrderDetailPage = ({ read, header }: Props) => (
  <DetailPage read={read} header={header} side={(order) => <OrderSide order={order} />}>
    {(order) => (
      <>
        <OrderReason order={order} />
        <OrderBody order={order} />
      </>
    )}
  </DetailPage>
);
