import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { wholeMoney } from '#web/ui/text/short-figures.ts';
import { itemsIn, soldBetween } from './queue-links.ts';
import { useShopPages } from './shop-pages.ts';
import styles from './workplace.module.css';

interface Stat {
  key: 'inStock' | 'value' | 'available' | 'listed' | 'outbounding' | 'sales' | 'wallet';
  value: string;
  exact?: string;
  note: ReactNode;
  to: string;
  curve?: readonly number[];
}

/** What the shop has, what it sold and what it can spend. */
export const StockStats = ({ shop }: { shop: ShopWorkplace }) => {
  const { t } = useTranslation();
  const pages = useShopPages();
  const sold = shop.sales.reduce((sum, { items }) => sum + items, 0);
  const sales = shop.sales.reduce((sum, day) => sum + day.sales, 0);
  const today = shop.sales.at(-1);
  const stats: readonly Stat[] = [
    {
      key: 'inStock',
      value: formatCount(shop.inStock),
      note: <OnTheWayIn shop={shop} />,
      to: itemsIn(pages, 'all'),
    },
    {
      key: 'value',
      value: shop.costInStock === null ? '–' : wholeMoney(shop.costInStock),
      ...(shop.costInStock !== null && { exact: formatMoney(shop.costInStock) }),
      note: shop.costUnknown > 0 ? t('workplace.costUnknown', { count: shop.costUnknown }) : t('workplace.atCost'),
      to: itemsIn(pages, 'all'),
    },
    { key: 'available', value: formatCount(shop.available), note: t('workplace.readyToSell'), to: itemsIn(pages, 'available') },
    { key: 'listed', value: formatCount(shop.listed), note: t('workplace.onMarkets'), to: itemsIn(pages, 'listed') },
    { key: 'outbounding', value: formatCount(shop.outbounding), note: t('workplace.leaving'), to: itemsIn(pages, 'outbounding') },
    {
      key: 'sales',
      value: wholeMoney(sales),
      exact: formatMoney(sales),
      note: t('workplace.sold', { count: sold, today: formatMoney(today?.sales ?? 0) }),
      to: soldBetween(pages, shop.sales),
      curve: shop.sales.map((day) => day.sales),
    },
    {
      key: 'wallet',
      value: formatMoney(shop.walletBalance),
      note: t('workplace.inWallet'),
      to: withQuery(pages.wallet, {}),
    },
  ];
  const changed = useJustChanged(
    stats,
    ({ key }) => key,
    ({ value }) => value,
  );
  return (
    <dl className={styles['stats']}>
      {stats.map(({ key, value, exact, note, to, curve }) => (
        <div key={key} className={changed.has(key) ? changes['changed'] : undefined}>
          <dt>{t(`workplace.stats.${key}`)}</dt>
          <dd>
            <PageLink to={to} className={styles['value']}>
              <span title={exact}>{value}</span>
            </PageLink>
            {curve && <Sparkline values={curve} width={92} />}
          </dd>
          <dd className={styles['note']}>{note}</dd>
        </div>
      ))}
    </dl>
  );
};

const OnTheWayIn = ({ shop: { inbound, forecast } }: { shop: ShopWorkplace }) => {
  const { t } = useTranslation();
  const pages = useShopPages();
  return (
    <span>
      <PageLink to={itemsIn(pages, 'inbound')}>{t('workplace.inbound', { count: inbound })}</PageLink>
      {' · '}
      <PageLink to={itemsIn(pages, 'forecast')}>{t('workplace.forecast', { count: forecast })}</PageLink>
    </span>
  );
};
