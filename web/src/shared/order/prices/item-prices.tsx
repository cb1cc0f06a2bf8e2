import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { mostCents } from '#contracts/requests/request-fields.ts';
import type { Tied } from '../../../ui/form/field.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { Goods } from '../../../ui/goods/goods.tsx';
import { Money } from '../../../ui/text/money.tsx';
import styles from './item-prices.module.css';
import { commonPrice, sumOf, withOnePrice, type Prices } from './prices.ts';

interface Priced {
  oneId: string;
  img: string;
  remarks: string;
  spec: string;
}

interface Props {
  title: string;
  items: readonly Priced[];
  prices: Prices;
  change: (prices: Prices) => void;
  /** What is wrong with the price of an item. */
  errorOf?: (oneId: string, at: number) => string | undefined;
}

/** A price for each item; one for all is typed once. */
export const ItemPrices = ({ title, items, prices, change, errorOf }: Props) => {
  const { t } = useTranslation();
  const oneIds = items.map(({ oneId }) => oneId);
  return (
    <section className={styles['prices']}>
      <h3>{title}</h3>
      <ul>
        {items.length > 1 && (
          <li>
            <span>{t('orders.apply.onePrice')}</span>
            <MoneyInput
              label={t('orders.apply.onePrice')}
              size="small"
              cents={commonPrice(prices, oneIds)}
              most={mostCents}
              change={(cents) => change(withOnePrice(oneIds, cents))}
            />
          </li>
        )}
        {items.map(({ oneId, img, remarks, spec }, at) => {
          const error = errorOf?.(oneId, at);
          return (
            <li key={oneId}>
              <Goods size="large" picture={img} name={remarks} number={`${spec} · ${formatOneId(oneId)}`} />
              <MoneyInput
                label={t('orders.apply.priceOf', { oneId: formatOneId(oneId) })}
                size="small"
                tied={tiedTo(oneId, error)}
                cents={prices[oneId] ?? null}
                most={mostCents}
                change={(cents) => change({ ...prices, [oneId]: cents })}
              />
              {error && (
                <p id={errorId(oneId)} className={styles['wrong']} role="alert">
                  {error}
                </p>
              )}
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

const errorId = (oneId: string): string => `price-${oneId}-error`;

const tiedTo = (oneId: string, error: string | undefined): Tied => ({
  id: `price-${oneId}`,
  ...(error && { status: 'error', 'aria-describedby': errorId(oneId), 'aria-invalid': true }),
});
