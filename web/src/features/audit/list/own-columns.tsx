import type { TFunction } from 'i18next';
import { weightOfBoxes } from '#contracts/outbound/box-sizes.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { kilogramText, sizeText } from '#web/shared/order/box-size.ts';
import { DueCell } from '#web/shared/order/due-cell.tsx';
import { TrackingCell } from '#web/shared/order/tracking-cell.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import type { ReviewKind } from '../review-kinds.ts';

type OrderColumn = Column<OrderRow>;

const tracking = (t: TFunction): OrderColumn => ({ key: 'tracking', title: t('orders.logNo'), render: (row) => <TrackingCell order={row} /> });
const fee = (t: TFunction): OrderColumn => ({
  key: 'fee',
  title: t('orders.fee'),
  width: 80,
  numeric: true,
  render: ({ fee: asked, heldFee }) => <Money cents={asked ?? heldFee ?? null} />,
});
const due = (t: TFunction): OrderColumn => ({
  key: 'due',
  title: t('orders.due'),
  width: 152,
  sort: 'gmtDue',
  optional: true,
  render: (row) => <DueCell order={row} />,
});
const price = (title: string): OrderColumn => ({ key: 'price', title, width: 96, numeric: true, render: (row) => <Money cents={row.price} /> });

/** Of a reship: what its label costs depends on them (R2.107). */
const boxColumns = (t: TFunction): OrderColumn[] => [
  {
    key: 'boxSizes',
    title: t('orders.boxSizes'),
    render: ({ boxSizes: [first, ...others] }) => first && `${sizeText(first)}${others.length > 0 ? ` +${others.length}` : ''}`,
  },
  {
    key: 'weight',
    title: t('orders.weight'),
    width: 88,
    numeric: true,
    render: ({ boxSizes }) => (boxSizes.length > 0 ? kilogramText(weightOfBoxes(boxSizes)) : '–'),
  },
];

/** What tells the requests of a kind apart; a parcel's number, fee and time where nothing else does. */
export const ownColumns: Readonly<Record<NonNullable<ReviewKind['tells']> | 'parcel', (t: TFunction) => readonly OrderColumn[]>> = {
  parcel: (t) => [{ ...tracking(t), optional: true }, fee(t), due(t)],
  tracking: (t) => [tracking(t), fee(t), due(t)],
  boxes: (t) => [...boxColumns(t), { ...fee(t), title: t('orders.labelFee') }, due(t), { ...tracking(t), optional: true, width: 160 }],
  destination: (t) => [{ key: 'toWarehouse', title: t('orders.to'), render: ({ toWarehouse }) => toWarehouse?.name }, fee(t), due(t)],
  quotation: (t) => [price(t('orders.quotation'))],
  asking: (t) => [
    { key: 'goods', title: t('orders.item'), render: ({ goods }) => goods && <Goods picture={goods.img} name={goods.remarks} number={goods.spec} /> },
    { key: 'platform', title: t('orders.platform'), width: 112, render: ({ platform }) => platform ?? '–' },
    price(t('orders.price')),
  ],
  recipient: (t) => [{ key: 'recipient', title: t('orders.recipient'), render: ({ targetShop }) => targetShop?.realname }, fee(t)],
};
