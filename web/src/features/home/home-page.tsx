import { useTranslation } from 'react-i18next';
import type { PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { usePublished } from '#web/shared/announcements/use-published.ts';
import { KeptScroll } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import { Carousel } from './carousel.tsx';
import styles from './home.module.css';
import { LatestAnnouncements } from './latest-announcements.tsx';
import { MainTasks } from './main-tasks.tsx';

/** So many announcements are looked through for pictures. */
const readAtOnce = 20;
const MAX_SLIDES = 6;
const MAX_LATEST = 5;

const withPicture = ({ picture }: PublishedRow): boolean => picture !== '';

/** What is new, and the ways into the main tasks (R2.42). The tasks stand whatever becomes of the news. */
export default function HomePage() {
  const { t } = useTranslation();
  const { title } = usePageRow();
  const { read } = usePublished(readAtOnce);
  return (
    <>
      <PageHeader title={t(title)} />
      <KeptScroll className={styles['body']}>
        <ReadStates read={read} skeleton={<SkeletonBlock height={300} />}>
          {({ data }) => {
            const slides = data.filter(withPicture).slice(0, MAX_SLIDES);
            return slides.length > 0 && <Carousel slides={slides} />;
          }}
        </ReadStates>
        <div className={styles['parts']}>
          <MainTasks />
          {read.data && <LatestAnnouncements latest={read.data.data.slice(0, MAX_LATEST)} />}
        </div>
      </KeptScroll>
    </>
  );
}
