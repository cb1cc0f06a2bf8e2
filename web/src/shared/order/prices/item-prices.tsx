import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { Words } from '#contracts/kernel/words.ts';
import { MAX_PRICE_CENTS } from '#contracts/requests/request-fields.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from './item-prices.module.css';
import { commonPrice, sumOf, withOnePrice, type Prices } from './prices.ts';

interface Priced {
  oneId: string;
  img: string;
  remarks: string;
  spec: string;
}

interface Props<Item> {
  title: string;
  items: readonly Item[];
  prices: Prices;
  /** In cents. */
  minPrice: number;
  /** Said of a price below it. */
  tooLow?: Words;
  onChange: (prices: Prices) => void;
  /** What helps to choose the price of an item. */
  hint?: (item: Item) => ReactNode;
  /** What is wrong with the price of an item. */
  errorOf?: (oneId: string, at: number) => string | undefined;
}

/** A price for each item; one for all is typed once. */
export const ItemPrices = <Item extends Priced>({ title, items, prices, minPrice, tooLow, onChange, hint, errorOf }: Props<Item>) => {
  const { t } = useTranslation();
  const kind = moneyKind({ min: minPrice, max: MAX_PRICE_CENTS, ...(tooLow && { tooLow }) });
  const oneIds = items.map(({ oneId }) => oneId);
  return (
    <section className={styles['prices']}>
      <h3>{title}</h3>
      <ul>
        {items.length > 1 && (
          <li>
            <span>{t('orders.apply.onePrice')}</span>
            <NumberCell
              label={t('orders.apply.onePrice')}
              kind={kind}
              value={commonPrice(prices, oneIds)}
              onChange={(cents) => onChange(withOnePrice(oneIds, cents))}
            />
          </li>
        )}
        {items.map((item, index) => {
          const { oneId, img, remarks, spec } = item;
          return (
            <li key={oneId}>
              <Goods size="large" picture={img} name={remarks} number={`${spec} · ${formatOneId(oneId)}`} />
              <NumberCell
                label={t('orders.apply.priceOf', { oneId: formatOneId(oneId) })}
                error={errorOf?.(oneId, index)}
                kind={kind}
                value={prices[oneId] ?? null}
                onChange={(cents) => onChange({ ...prices, [oneId]: cents })}
              />
              {hint && <small>{hint(item)}</small>}
            </li>
          );
        })}
        <li className={styles['sum']}>
          <span>{t('orders.apply.priceSum')}</span>
          <Money cents={sumOf(prices, oneIds)} />
        </li>
      </ul>
    </section>
  );
};
