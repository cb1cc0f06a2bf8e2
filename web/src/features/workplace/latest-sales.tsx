import { useTranslation } from 'react-i18next';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { Picture } from '#web/ui/photos/picture.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { soldBetween } from './queue-links.ts';
import { useShopPages } from './shop-pages.ts';
import styles from './workplace.module.css';

export const LatestSales = ({ shop: { latestSales, sales } }: { shop: ShopWorkplace }) => {
  const { t } = useTranslation();
  const pages = useShopPages();
  return (
    <section className={styles['part']} aria-label={t('workplace.latestSales')}>
      <h2>
        {t('workplace.latestSales')}
        {latestSales.length > 0 && (
          <small>
            <PageLink to={soldBetween(pages, sales)}>{t('workplace.allSales')}</PageLink>
          </small>
        )}
      </h2>
      {latestSales.length === 0 && <p className={styles['nothing']}>{t('workplace.noSales')}</p>}
      <ol className={styles['sold']}>
        {latestSales.map(({ oneId, remarks, spec, img, platform, soldPrice, gmtSold }) => (
          <li key={oneId}>
            <Picture url={img} size={36} radius={6} />
            <span className={styles['told']}>
              <PageLink to={withQuery(pages.inventory, { [openItemParameter]: oneId })}>{remarks}</PageLink>
              <small>{[sizeText(spec), platform].filter(Boolean).join(' · ')}</small>
            </span>
            <span className={styles['price']}>
              <Money cents={soldPrice} />
              <TimeText at={gmtSold} show="day" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
