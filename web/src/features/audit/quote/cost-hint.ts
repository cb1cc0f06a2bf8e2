import type { TFunction } from 'i18next';
import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { formatDay, formatMoney } from '#web/ui/text/formats.ts';

/** What an item cost its owner, how far from it the offer is that is being typed, and what such an item was sold for last. */
export const costHint = (
  { costPrice: cost, lastSale }: Pick<OrderItem, 'costPrice' | 'lastSale'>,
  offer: TypedNumber | undefined,
  t: TFunction,
): string =>
  [
    cost === null ? t('audit.costUnknown') : t('audit.costOf', { cost: formatMoney(cost) }),
    cost !== null && typeof offer === 'number' && t('audit.offerToCost', { difference: formatMoney(offer - cost, { signed: true }) }),
    lastSale === null && t('audit.notSold'),
    lastSale && t('audit.lastSaleOf', { price: formatMoney(lastSale.price), day: formatDay(lastSale.gmtSold) }),
  ]
    .filter(Boolean)
    .join(' · ');
