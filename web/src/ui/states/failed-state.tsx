import { Button } from 'antd';
import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

interface Props {
  /** The server's words. */
  message?: string | undefined;
  /** What could not be loaded, where it has words of its own. */
  title?: string | undefined;
  onRetry: () => void;
}

/** Nothing could be loaded and nothing older is there to show. */
export const FailedState = ({ message, title, onRetry }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={styles['state']} role="alert">
      <span className={styles['icon']}>
        <CloudAlert size={20} strokeWidth={1.6} aria-hidden />
      </span>
      <h2>{title ?? t('ui.failedTitle')}</h2>
      <p>{message || t('app.offline')}</p>
      <div className={styles['action']}>
        <Button onClick={onRetry}>{t('app.retry')}</Button>
      </div>
    </section>
  );
};
