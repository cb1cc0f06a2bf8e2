import { t } from 'i18next';
import { Component, type ReactNode } from 'react';
import styles from './crash-boundary.module.css';
import { reportError } from './errors/report-errors.ts';

interface Props {
  children: ReactNode;
}

/** A page that throws shows this in its place and is reported; the rest of the console goes on. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert" className={styles['crash']}>
        <h2>{t('app.crashTitle')}</h2>
        <p>{t('app.crashText')}</p>
        <button type="button" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      </div>
    );
  }
}
