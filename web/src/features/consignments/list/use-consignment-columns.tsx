import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderVariantStatus } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { ConsignmentButtons } from '../actions/consignment-buttons.tsx';

/** Whose it is, where it is offered and under which number it was sold there. */
export const useConsignmentColumns = (): readonly Column<OrderRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return [
    { key: 'oddNo', title: t('orders.oddNo'), width: 124, fixed: true, render: ({ oddNo }) => <strong>{oddNo}</strong> },
    { key: 'status', title: t('orders.status'), width: 220, fixed: true, render: (row) => <OrderStatusTag order={row} /> },
    {
      key: 'simple',
      title: t('consignments.simple'),
      width: 110,
      optional: true,
      render: ({ type, state }) => words(orderVariantStatus(type, state)),
    },
    { key: 'platOrderNo', title: t('orders.platOrderNo'), width: 124, render: ({ platOrderNo }) => platOrderNo ?? '–' },
    { key: 'seller', title: t('consignments.seller'), width: 116, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'goods', title: t('orders.item'), render: ({ goods }) => goods && <Goods picture={goods.img} name={goods.remarks} number={goods.spec} /> },
    { key: 'platform', title: t('orders.platform'), width: 116, render: ({ platform }) => platform ?? '–' },
    { key: 'price', title: t('orders.price'), width: 88, numeric: true, render: ({ price }) => <Money cents={price} /> },
    { key: 'soldPrice', title: t('orders.soldPrice'), width: 88, numeric: true, render: ({ soldPrice }) => <Money cents={soldPrice} /> },
    {
      key: 'payout',
      title: t('orders.payout'),
      width: 100,
      numeric: true,
      optional: true,
      render: ({ settlement }) => <Money cents={settlement?.payout} />,
    },
    { key: 'warehouse', title: t('orders.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
    { key: 'applied', title: t('orders.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    {
      key: 'finished',
      title: t('orders.finished'),
      width: 152,
      optional: true,
      sort: 'gmtFinish',
      render: ({ gmtFinish }) => <TimeText at={gmtFinish} />,
    },
    { key: 'actions', title: '', width: 116, fixed: true, render: (row) => <ConsignmentButtons order={row} inRow /> },
  ];
};
