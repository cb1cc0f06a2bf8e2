import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withQuery } from '#web/core/links/with-query.ts';
import { usePublished } from '#web/shared/announcements/use-published.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { OpenAnnouncement } from './open-announcement.tsx';
import styles from './announcements.module.css';

const rowsOfAPage = 50;

/** What was announced to this portal: the list, and the one that is read beside it (R2.43). Without a choice the latest is open, where there is room. */
export default function AnnouncementsPage() {
  const { t } = useTranslation();
  const { path, title } = usePageRow();
  const navigate = useNavigate();
  const handheld = useHandheld();
  const [parameters] = useSearchParams();
  const chosen = parameters.get('id') ?? undefined;
  const { read, rows, next } = usePublished(rowsOfAPage);
  const open = chosen ?? (handheld ? undefined : rows[0]?.id);
  const at = rows.findIndex(({ id }) => id === open);
  const turnTo = (id: string | undefined): void => {
    if (id !== undefined) void navigate(withQuery(path, { id }), { replace: true });
  };
  useKeys([
    { keys: 'j', label: t('announcements.next'), run: () => turnTo(rows[at + 1]?.id) },
    { keys: 'k', label: t('announcements.previous'), run: () => turnTo(rows[at - 1]?.id) },
  ]);

  return (
    <>
      <PageHeader title={t(title)} />
      <div className={styles['page']} data-alone={open === undefined}>
        {!(handheld && open) && (
          <nav className={styles['list']} aria-label={t(title)} data-scroller>
            <ReadStates read={read} skeleton={<SkeletonRows rows={8} height={72} />}>
              {() =>
                rows.length === 0 ? (
                  <EmptyState icon={Megaphone} title={t('announcements.emptyTitle')} text={t('announcements.emptyText')} />
                ) : (
                  <AnnouncementList rows={rows} open={open} path={path} next={next} />
                )
              }
            </ReadStates>
          </nav>
        )}
        {open !== undefined && <OpenAnnouncement key={open} id={open} list={withQuery(path, {})} />}
      </div>
      {!handheld && <PageFooter hints={[{ keys: ['J', 'K'], label: t('announcements.key') }]} />}
    </>
  );
}
