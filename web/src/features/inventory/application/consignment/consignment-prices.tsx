import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { lowestPriceCents } from '#contracts/requests/apply-consignment.ts';
import { mostCents } from '#contracts/requests/request-fields.ts';
import type { Tied } from '../../../../ui/form/field.tsx';
import { MoneyInput } from '../../../../ui/form/money-input.tsx';
import { Goods } from '../../../../ui/goods/goods.tsx';
import { formatMoney } from '../../../../ui/text/formats.ts';
import { Money } from '../../../../ui/text/money.tsx';
import applications from '../applications.module.css';
import { commonPrice, sumOf, withOnePrice } from './consignment-draft.ts';
import styles from './consignment.module.css';
import type { ConsignmentForm } from './use-consignment.ts';

interface Props {
  form: ConsignmentForm;
  items: readonly InventoryRow[];
}

/** What each item is to be sold for; one price for all is typed once. */
export const ConsignmentPrices = ({ form: { draft, change, gaps, errors }, items }: Props) => {
  const { t } = useTranslation();
  const oneIds = items.map(({ oneId }) => oneId);
  const errorOf = (oneId: string, at: number): string | undefined =>
    errors.of(`items.${at}.priceCents`) ??
    (gaps.prices.has(oneId) ? t('orders.apply.priceTooLow', { amount: formatMoney(lowestPriceCents) }) : undefined);
  return (
    <section className={styles['prices']}>
      <h3>{t('orders.price')}</h3>
      <ul>
        {items.length > 1 && (
          <li>
            <span>{t('orders.apply.onePrice')}</span>
            <MoneyInput
              label={t('orders.apply.onePrice')}
              size="small"
              cents={commonPrice(draft, oneIds)}
              most={mostCents}
              change={(cents) => change({ prices: withOnePrice(oneIds, cents) })}
            />
          </li>
        )}
        {items.map(({ oneId, img, remarks, spec }, at) => {
          const error = errorOf(oneId, at);
          return (
            <li key={oneId}>
              <Goods size="large" picture={img} name={remarks} number={`${spec} · ${formatOneId(oneId)}`} />
              <MoneyInput
                label={t('orders.apply.priceOf', { oneId: formatOneId(oneId) })}
                size="small"
                tied={tiedTo(oneId, error)}
                cents={draft.prices[oneId] ?? null}
                most={mostCents}
                change={(cents) => change({ prices: { ...draft.prices, [oneId]: cents } })}
              />
              {error && (
                <p id={errorId(oneId)} className={applications['wrong']} role="alert">
                  {error}
                </p>
              )}
            </li>
          );
        })}
        <li className={styles['sum']}>
          <span>{t('orders.apply.priceSum')}</span>
          <Money cents={sumOf(draft, oneIds)} />
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
