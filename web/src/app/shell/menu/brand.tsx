import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '#web/ui/brand/mark.tsx';
import styles from './side-menu.module.css';

export const Brand = ({ landing, named }: { landing: string; named: boolean }) => {
  const { t } = useTranslation();
  return (
    <Link to={landing} className={styles['brand']} aria-label={t('app.name')}>
      <Mark />
      {named && <span>{t('app.name')}</span>}
    </Link>
  );
};
