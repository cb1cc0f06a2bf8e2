import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { KindLabel } from '#web/shared/announcements/announcement-kind.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { announcementLink } from './announcement-link.ts';
import styles from './home.module.css';

export const LatestAnnouncements = ({ latest }: { latest: readonly PublishedRow[] }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['part']} aria-label={t('home.latest')}>
      <h2>
        {t('home.latest')}
        {latest.length > 0 && <Link to={businessPaths.announcements}>{t('home.all')}</Link>}
      </h2>
      {latest.length === 0 ? (
        <p className={styles['nothing']}>{t('home.nothing')}</p>
      ) : (
        <ul className={styles['latest']}>
          {latest.map(({ id, kind, title, gmtPublished }) => (
            <li key={id}>
              <Link to={announcementLink(id)}>
                <strong>{title}</strong>
                <span>
                  <KindLabel kind={kind} />
                  <TimeText at={gmtPublished} show="ago" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
