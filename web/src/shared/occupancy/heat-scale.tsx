import { useTranslation } from 'react-i18next';
import styles from './heat-map.module.css';

/** What the colours of the map stand for. */
export const HeatScale = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles['scale']} aria-hidden="true">
      <li>0%</li>
      {[1, 2, 3, 4, 5, 6].map((step) => (
        <li key={step}>
          <i data-heat={step} />
        </li>
      ))}
      <li>100%</li>
      <li>
        <i data-heat="over" /> {t('occupancy.over')}
      </li>
    </ul>
  );
};
