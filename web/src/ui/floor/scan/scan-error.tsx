import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import styles from './scan-error.module.css';

export interface ScanError {
  title: string;
  /** What was scanned, and what it is where that is known; empty where something else was refused than a scan. */
  code: string;
  what?: string | undefined;
  expected?: string | undefined;
  todo: string;
  /** Another way to go on. */
  other?: { label: string; run: () => void } | undefined;
}

interface Props extends ScanError {
  /** Goes on where the person was. */
  onDismiss(): void;
  /** Where the person was. */
  place?: ReactNode;
}

/** A wrong scan fills the screen: what it was, what was expected, what to do. Nothing was recorded and no place is lost. */
export const ScanErrorScreen = ({ title, code, what, expected, todo, other, onDismiss, place }: Props) => {
  const { t } = useTranslation();
  useKeys([
    { keys: 'Enter', label: t('ui.scanNext'), run: onDismiss },
    { keys: 'Escape', run: onDismiss, always: true },
  ]);
  return (
    <>
      <section className={styles['error']} role="alert">
        <header>
          <span className={styles['cross']}>
            <X size={34} strokeWidth={2.6} aria-hidden />
          </span>
          <div>
            <h2>{title}</h2>
            <p>{t('ui.nothingRecorded')}</p>
          </div>
        </header>
        <dl>
          {code !== '' && (
            <div>
              <dt>{t('ui.youScanned')}</dt>
              <dd className={styles['code']}>{code}</dd>
              {what && <dd className={styles['what']}>{what}</dd>}
            </div>
          )}
          {expected && (
            <div>
              <dt>{t('ui.expected')}</dt>
              <dd>{expected}</dd>
            </div>
          )}
          <div>
            <dt>{t('ui.whatToDo')}</dt>
            <dd>{todo}</dd>
          </div>
        </dl>
        <div className={styles['ways']}>
          <button type="button" className={styles['next']} onClick={onDismiss}>
            {t('ui.scanNext')}
            <span className={styles['hint']} aria-hidden="true">
              <Key>↵</Key>
            </span>
          </button>
          {other && (
            <button type="button" className={styles['other']} onClick={other.run}>
              {other.label}
              <ArrowRight size={18} strokeWidth={2} aria-hidden />
            </button>
          )}
        </div>
      </section>
      {place && (
        <section className={styles['place']}>
          <b>{t('ui.placeKept')}</b>
          {place}
        </section>
      )}
    </>
  );
};
