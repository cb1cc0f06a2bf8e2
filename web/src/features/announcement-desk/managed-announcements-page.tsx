import { Button } from 'antd';
import { Megaphone, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { announcementKindNames, announcementKinds, announcementStates } from '#contracts/announcements/announcement-states.ts';
import { announcementViews, listAnnouncements, type ManagedRow } from '#contracts/announcements/announcement-queries.ts';
import { portalNames, portals, allAnnouncementsTopic } from '#contracts/announcements/portals.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { ManagedCard } from './managed-card.tsx';
import { useManagedColumns } from './managed-columns.tsx';

const WriteButton = () => {
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

/** Every announcement for those who write them (R2.140). */
const managedAnnouncements = defineList({
  name: 'announcements',
  endpoint: listAnnouncements,
  rowKey: ({ id }) => id,
  version: ({ version }) => version,
  useTopic: () => allAnnouncementsTopic,
  tabs: { all: announcementViews, label: (view, { words }) => words(announcementStates[view]) },
  useColumns: useManagedColumns,
  useFilters: ({ t, words }) => [
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
  ],
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(({ id }: ManagedRow) => void navigate(withQuery(adminPaths.announcementDetail, { id })), [navigate]);
  },
  countOf: (count, { t }) => t('announcements.desk.count', { count }),
  Toolbar: WriteButton,
  Card: ManagedCard,
  empty: ({ t }) => ({
    icon: Megaphone,
    title: t('announcements.desk.emptyTitle'),
    text: t('announcements.desk.emptyText'),
    action: <WriteButton />,
  }),
});

export default function ManagedAnnouncementsPage() {
  return <ListPage list={managedAnnouncements} />;
}
