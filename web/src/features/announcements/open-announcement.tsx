import { ArrowLeft, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getPublishedAnnouncement } from '#contracts/announcements/announcement-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { AnnouncementArticle } from '#web/shared/announcements/announcement-article.tsx';
import { KeptScroll } from '#web/ui/page/page-body.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './announcements.module.css';

interface Props {
  id: string;
  /** The address of all of them. */
  list: string;
}

/** One announcement, until it is withdrawn under the eyes of whoever reads it. */
export const OpenAnnouncement = ({ id, list }: Props) => {
  const { t } = useTranslation();
  const handheld = useHandheld();
  const read = useRead(getPublishedAnnouncement, { id }, { quiet: true });
  const isGone = read.error?.error === 'NotFound';
  return (
    <KeptScroll className={styles['open']}>
      {handheld && (
        <Link to={list} className={styles['back']}>
          <ArrowLeft size={15} aria-hidden />
          {t('announcements.toList')}
        </Link>
      )}
      {isGone ? (
        <EmptyState
          icon={Megaphone}
          title={t('announcements.goneTitle')}
          text={t('announcements.goneText')}
          action={<Link to={list}>{t('announcements.toList')}</Link>}
        />
      ) : (
        <ReadStates read={read} skeleton={<Outline />}>
          {({ kind, title, text, picture, gmtPublished }) => (
            <AnnouncementArticle
              kind={kind}
              title={title}
              text={text}
              picture={picture}
              aside={
                <span>
                  {t('announcements.published')} <TimeText at={gmtPublished} />
                </span>
              }
            />
          )}
        </ReadStates>
      )}
    </KeptScroll>
  );
};

const Outline = () => (
  <div className={styles['outline']}>
    <SkeletonBlock width={160} />
    <SkeletonBlock width="70%" height={28} />
    <SkeletonBlock height={220} />
    <SkeletonBlock width="92%" />
    <SkeletonBlock width="84%" />
  </div>
);
