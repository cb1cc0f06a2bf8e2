import { useTranslation } from 'react-i18next';
import type { ManagedRow } from '#contracts/announcements/announcement-queries.ts';
import { announcementStates, type AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import { portals, type Portal } from '#contracts/announcements/portals.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { KindLabel } from '#web/shared/announcements/announcement-kind.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

export const useManagedColumns = (): readonly Column<ManagedRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'title', title: t('announcements.desk.title'), fixed: true, render: ({ title }) => <strong>{title}</strong> },
    { key: 'state', title: t('announcements.desk.state'), width: 130, render: ({ state }) => <StateTag state={state} /> },
    { key: 'kind', title: t('announcements.desk.kind'), width: 130, render: ({ kind }) => <KindLabel kind={kind} /> },
    { key: 'portals', title: t('announcements.desk.portals'), width: 376, render: (row) => <PortalNames portals={row.portals} /> },
    {
      key: 'publishAt',
      title: t('announcements.desk.publishAt'),
      width: 152,
      sort: 'gmtPublish',
      render: ({ gmtPublish }) => <TimeText at={gmtPublish} />,
    },
    { key: 'author', title: t('announcements.desk.author'), width: 130, render: ({ author }) => author },
    {
      key: 'modified',
      title: t('announcements.desk.modified'),
      width: 152,
      sort: 'gmtModify',
      render: ({ gmtModify }) => <TimeText at={gmtModify} />,
    },
    {
      key: 'created',
      title: t('announcements.desk.created'),
      width: 152,
      sort: 'gmtCreate',
      optional: true,
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
  ];
};

export const StateTag = ({ state }: { state: AnnouncementState }) => {
  const words = useWords();
  return <StatusTag tone={announcementStates[state].tone}>{words(announcementStates[state])}</StatusTag>;
};

export const PortalNames = ({ portals: names }: { portals: readonly Portal[] }) => {
  const words = useWords();
  return <span>{names.map((name) => words(portals[name])).join(' · ')}</span>;
};
