import type { TFunction } from 'i18next';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { DescriptionItem } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';

/** What was quoted or paid; else what is set aside for it, or that nothing is. */
export const feeDescription = (
  { type, fee, heldFee, state }: Pick<OrderDetail, 'type' | 'fee' | 'heldFee' | 'state'>,
  t: TFunction,
): DescriptionItem => ({
  label: t(orderKindOf(type) === 'reship' ? 'orders.labelFee' : 'orders.fee'),
  value: fee === null ? withoutQuote({ heldFee, state }, t) : <Money cents={fee} />,
});

const withoutQuote = ({ heldFee, state }: Pick<OrderDetail, 'heldFee' | 'state'>, t: TFunction): string =>
  heldFee == null ? t(state === 'reviewing' ? 'orders.notQuoted' : 'orders.noFee') : t('orders.feeHeld', { amount: formatMoney(heldFee) });
