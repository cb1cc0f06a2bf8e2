import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../text/formats.ts';
import styles from './as-of.module.css';

interface Props {
  /** UTC, ISO 8601. */
  at: string;
  onBack: () => void;
}

/** What shows is how things were: nothing in it moves, and one step leads back. */
export const AsOfBar = ({ at, onBack }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']} role="status">
      <History size={14} strokeWidth={1.8} aria-hidden />
      <strong className="figures">{t('ui.asOf', { time: formatTime(at) })}</strong>
      <button type="button" onClick={onBack}>
        {t('ui.backToNow')}
      </button>
    </div>
  );
};
