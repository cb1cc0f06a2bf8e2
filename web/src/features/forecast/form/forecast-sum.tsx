import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { unitsOf, unitsOfSku, type ForecastItems } from './forecast-items.ts';
import styles from './forecast-form.module.css';

/** What would be forecast, added up. */
export const ForecastSum = ({ items }: { items: ForecastItems }) => {
  const { t } = useTranslation();
  const wanted = items.filter((sku) => unitsOfSku(sku) > 0);
  return (
    <Section title={t('forecast.sum')} aside={t('forecast.skus', { count: wanted.length })}>
      <p className={styles['figure']}>{t('forecast.units', { count: unitsOf(items) })}</p>
      <ul className={styles['sumLines']}>
        {wanted.map((sku) => (
          <li key={sku.sku}>
            <span>
              {sku.remarks} <small>{sku.sku}</small>
            </span>
            <strong className="figures">{formatCount(unitsOfSku(sku))}</strong>
          </li>
        ))}
      </ul>
    </Section>
  );
};
