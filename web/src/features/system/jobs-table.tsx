import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import type { JobState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { SystemTable } from './system-table.tsx';
import type { system } from './texts/admin/en.ts';

type NamedJob = keyof typeof system.jobOf;

const stateOf = ({ gmtStart, gmtEnd, failed }: JobState): { tone: Tone; word: 'notYet' | 'runs' | 'failed' | 'done' } => {
  if (gmtStart === null) return { tone: 'waiting', word: 'notYet' };
  if (gmtEnd === null) return { tone: 'progress', word: 'runs' };
  return failed ? { tone: 'refused', word: 'failed' } : { tone: 'done', word: 'done' };
};

/** What comes due by itself, and how it went. */
export const JobsTable = ({ jobs }: { jobs: readonly JobState[] }) => {
  const { t } = useTranslation();
  const columns: Column<JobState>[] = [
    { key: 'name', title: t('system.job'), render: ({ name }) => t(`system.jobOf.${name as NamedJob}`, { defaultValue: name }) },
    {
      key: 'state',
      title: t('system.lastRun'),
      width: 130,
      render: (job) => {
        const { tone, word } = stateOf(job);
        return <StatusTag tone={tone}>{t(`system.run.${word}`)}</StatusTag>;
      },
    },
    { key: 'start', title: t('system.began'), width: 170, render: ({ gmtStart }) => <TimeText at={gmtStart} /> },
    {
      key: 'took',
      title: t('system.took'),
      width: 110,
      numeric: true,
      render: ({ gmtStart, gmtEnd }) =>
        gmtStart === null || gmtEnd === null ? '–' : t('system.ms', { n: formatCount(Date.parse(gmtEnd) - Date.parse(gmtStart)) }),
    },
    { key: 'every', title: t('system.every'), width: 110, numeric: true, render: ({ everyMs }) => formatDuration(everyMs, t) },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 150, state: 88, every: 92 }}
      rows={jobs}
      keyOf={({ name }) => name}
      label={t('system.jobs')}
      variantOf={({ failed }) => (failed ? 'refused' : undefined)}
    />
  );
};
