import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { FactGrid, type Fact } from '#web/ui/page/section.tsx';
import { cashOutFacts } from './cash-out-facts.tsx';
import { consignmentFacts } from './consignment-facts.tsx';
import { outboundFacts } from './outbound-facts.tsx';
import { transferFacts } from './transfer-facts.tsx';

const ownFacts: Readonly<Record<OrderKind, (order: OrderDetail, t: TFunction) => readonly (Fact | false)[]>> = {
  shipWithLabel: outboundFacts,
  reship: outboundFacts,
  cashOut: cashOutFacts,
  consignment: consignmentFacts,
  ownershipTransfer: transferFacts,
  directOutbound: outboundFacts,
};

/** What was asked for and what it costs or brings; what was not said is left out. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const facts: (Fact | false)[] = [
    { label: t('orders.warehouse'), value: order.wareName },
    ...ownFacts[orderKindOf(order.type)](order, t),
    order.remark !== '' && { label: t('orders.remark'), value: order.remark },
  ];
  return <FactGrid facts={facts.filter((fact) => fact !== false)} />;
};
