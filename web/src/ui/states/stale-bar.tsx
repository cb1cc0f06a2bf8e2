import { useTranslation } from 'react-i18next';
import { formatClock } from '../text/formats.ts';
import styles from './states.module.css';

interface Props {
  /** When what shows was true, in milliseconds. */
  at: number;
  message?: string | undefined;
  onRetry: () => void;
}

/** A failed load keeps the old data and says how old it is. */
export const StaleBar = ({ at, message, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['stale']} role="status">
      <span>{message || t('app.offline')}</span>
      <span>{t('ui.asOf', { time: formatClock(at) })}</span>
      <button type="button" onClick={onRetry}>
        {t('ui.retry')}
      </button>
    </div>
  );
};
