import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { version } from '#web/core/version.ts';
import { Mark } from '#web/ui/brand/mark.tsx';
import styles from './entry-screen.module.css';
import { Languages } from './languages.tsx';
import { ShelfArt } from './shelf-art.tsx';

/** What signing in and registering share: the product's claim on one side, the form on the other. */
export const EntryScreen = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['screen']}>
      <aside className={styles['story']} aria-label={t('app.name')}>
        <Brand />
        <ShelfArt />
        <div className={styles['claim']}>
          <p className={styles['claimTitle']}>
            {t('signIn.claim1')}
            <br />
            {t('signIn.claim2')}
          </p>
          <p className={styles['claimText']}>{t('signIn.claimText')}</p>
        </div>
      </aside>
      <main className={styles['entry']}>
        <div className={styles['smallBrand']}>
          <Brand />
        </div>
        <Languages />
        {children}
        <footer className={styles['footer']}>
          <Link to={`${publicPaths.policy}#terms`}>{t('signIn.terms')}</Link>
          <Link to={`${publicPaths.policy}#privacy`}>{t('signIn.privacy')}</Link>
          <span className="figures">{version}</span>
        </footer>
      </main>
    </div>
  );
};

const Brand = () => {
  const { t } = useTranslation();
  return (
    <div className={styles['brand']}>
      <Mark size={28} />
      {t('app.name')}
    </div>
  );
};
