import { useTranslation } from 'react-i18next';
import type { Warehouse } from '#contracts/reference/reference-queries.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './warehouse-banner.module.css';

/** Where the work is done (R2.40): everything on the page below belongs to this warehouse. */
export const WarehouseBanner = ({ warehouse }: { warehouse: Warehouse }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['banner']}>
      <span className={styles['square']} aria-hidden="true" />
      <span className={styles['lead']}>{t('shell.workingIn')}</span>
      <strong>{placeOf(warehouse)}</strong>
      <span className={styles['more']}>{t(`shell.levels.${warehouse.level}`)}</span>
      <span className={styles['more']}>
        <LocalTime timeZone={warehouse.timeZone} />
      </span>
    </div>
  );
};

/** `EWR-1 Newark` in `Newark, NJ` is EWR-1 Newark, NJ. */
const placeOf = ({ name, city }: Warehouse): string => {
  const [town = '', ...region] = city.split(',');
  return name.endsWith(town.trim()) ? [name, ...region].join(',') : `${name}, ${city}`;
};

const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const { t } = useTranslation();
  const time = new Date(useNow()).toLocaleTimeString('en-GB', { timeZone, hour12: false });
  return <span className="figures">{t('shell.localTime', { time })}</span>;
};
