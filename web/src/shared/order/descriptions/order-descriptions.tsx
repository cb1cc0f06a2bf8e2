import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { returnCauses } from '#contracts/outbound/return-causes.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DescriptionGrid, type DescriptionItem } from '#web/ui/page/section.tsx';
import { cashOutDescriptions } from './cash-out-descriptions.tsx';
import { consignmentDescriptions } from './consignment-descriptions.tsx';
import { outboundDescriptions } from './outbound-descriptions.tsx';
import { transferDescriptions } from './transfer-descriptions.tsx';

const ownDescriptions: Readonly<Record<OrderKind, (order: OrderDetail, t: TFunction) => readonly (DescriptionItem | false)[]>> = {
  shipWithLabel: outboundDescriptions,
  reship: outboundDescriptions,
  cashOut: cashOutDescriptions,
  consignment: consignmentDescriptions,
  ownershipTransfer: transferDescriptions,
  directOutbound: outboundDescriptions,
  warehouseTransfer: (order, t) => [{ label: t('orders.to'), value: order.toWarehouse?.name }, ...outboundDescriptions(order, t)],
};

/** What was asked for and what it costs or brings; what was not said is left out. */
export const OrderDescriptions = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const descriptions: (DescriptionItem | false)[] = [
    { label: t('orders.warehouse'), value: order.wareName },
    order.returnCause !== null && { label: t('orders.returnCause'), value: words(returnCauses[order.returnCause]) },
    ...ownDescriptions[orderKindOf(order.type)](order, t),
    order.remark !== '' && { label: t('orders.remark'), value: order.remark },
  ];
  return <DescriptionGrid items={descriptions.filter((description) => description !== false)} />;
};
