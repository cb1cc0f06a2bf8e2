import { useTranslation } from 'react-i18next';
import styles from '../quick-mode.module.css';

interface Props {
  action: string;
  /** The shelf, or who gets the work. */
  target: string | undefined;
  /** What is to be scanned first. */
  missing: string | undefined;
  done: number;
  refused: number;
}

/** What is set, and how far: read from two metres. */
export const Tally = ({ action, target, missing, done, refused }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={styles['tally']}>
      <div className={styles['what']}>
        <p>{action}</p>
        <h2 data-missing={missing !== undefined}>{missing ?? target ?? ''}</h2>
      </div>
      <div className={styles['counts']} role="status" aria-label={t('quickMode.counts', { done, refused })}>
        <p data-tone="done">
          <b>{done}</b>
          {t('quickMode.doneShort')}
        </p>
        <p data-tone={refused > 0 ? 'refused' : undefined}>
          <b>{refused}</b>
          {t('quickMode.refusedShort')}
        </p>
      </div>
    </section>
  );
};
