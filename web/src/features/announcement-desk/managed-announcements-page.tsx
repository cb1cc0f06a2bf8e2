import { Button } from 'antd';
import { Megaphone, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { announcementKindNames, announcementKinds } from '#contracts/announcements/announcement-kinds.ts';
import { announcementViews, listAnnouncements, type ManagedRow } from '#contracts/announcements/announcement-queries.ts';
import { announcementStates } from '#contracts/announcements/announcement-states.ts';
import { portalNames, portals } from '#contracts/announcements/portals.ts';
import { allAnnouncementsTopic } from '#contracts/announcements/announcement-topics.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { ManagedCard } from './managed-card.tsx';
import { useManagedColumns } from './managed-columns.tsx';

const keyOf = ({ id }: ManagedRow): string => id;
const versionOf = ({ version }: ManagedRow): number => version;

/** Every announcement for those who write them (R2.140). */
export default function ManagedAnnouncementsPage() {
  const { t } = useTranslation();
  const words = useWords();
  const { title } = usePageRow();
  const state = useListState();
  const view = announcementViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listAnnouncements, state, state.size, { always: { view } }), [state, view]);
  const { read, rows, further } = useListRead(listAnnouncements, query, keyOf);
  const navigate = useNavigate();
  const open = useCallback(({ id }: ManagedRow) => void navigate(withQuery(adminPaths.announcementDetail, { id })), [navigate]);
  const create = useWriteButton();
  useLiveRows(allAnnouncementsTopic, listAnnouncements, keyOf);

  return (
    <ListPage
      name="announcements"
      title={t(`pages.${title}`)}
      state={state}
      read={read}
      rows={rows}
      further={further}
      countOf={(count) => t('announcements.desk.count', { count })}
      columns={useManagedColumns()}
      keyOf={keyOf}
      versionOf={versionOf}
      open={open}
      views={announcementViews.map((key) => ({
        key: key === 'all' ? undefined : key,
        label: key === 'all' ? t('ui.all') : words(announcementStates[key]),
        count: read.data?.counts[key],
      }))}
      filters={[
        { kind: 'text', name: 'text', label: t('announcements.desk.search') },
        {
          kind: 'choice',
          name: 'kind',
          label: t('announcements.desk.kind'),
          options: announcementKindNames.map((value) => ({ value, label: words(announcementKinds[value]) })),
        },
        {
          kind: 'choice',
          name: 'portal',
          label: t('announcements.desk.portal'),
          options: portalNames.map((value) => ({ value, label: words(portals[value]) })),
        },
      ]}
      card={(row) => <ManagedCard row={row} />}
      actions={create}
      empty={{ icon: Megaphone, title: t('announcements.desk.emptyTitle'), text: t('announcements.desk.emptyText'), action: create }}
    />
  );
}

const useWriteButton = () => {
  const { t } = useTranslation();
  const mayWrite = useMay('600.add');
  const href = useHref(adminPaths.announcementDetail);
  return (
    mayWrite && (
      <Button type="primary" href={href} icon={<Plus size={15} aria-hidden />}>
        {t('announcements.desk.write')}
      </Button>
    )
  );
};
