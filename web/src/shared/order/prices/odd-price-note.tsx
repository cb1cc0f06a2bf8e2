import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import { formatDay, formatMoney } from '#web/ui/text/formats.ts';
import styles from './item-prices.module.css';
import { oddPrice } from './odd-price.ts';

interface Props {
  /** In cents. */
  price: number | null;
  item: Pick<OrderItem, 'costPrice' | 'lastSale'> | undefined;
}

/** Says beside a price that it is far from what is known: to who reviews it, who alone knows the last sale. */
export const OddPriceNote = ({ price, item }: Props) => {
  const { t } = useTranslation();
  if (price === null || item?.lastSale === undefined) return null;
  const { costPrice, lastSale } = item;
  const odd = oddPrice(price, item);
  if (!odd) return null;
  const how =
    odd.ratio > 1 ? t('orders.odd.times', { ratio: shortNumber(odd.ratio) }) : t('orders.odd.percent', { ratio: shortNumber(odd.ratio * 100) });
  return (
    <span className={styles['odd']}>
      {odd.from === 'lastSale' && lastSale
        ? t('orders.odd.lastSale', { how, price: formatMoney(lastSale.price), day: formatDay(lastSale.gmtSold) })
        : t('orders.odd.cost', { how, price: formatMoney(costPrice ?? 0) })}
    </span>
  );
};

const shortNumber = (value: number): string => String(value < 100 ? Number(value.toPrecision(2)) : Math.round(value));
