import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import type { RebuildState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { CodeName, SystemTable } from './system-table.tsx';

const tones: Record<RebuildState['state'], Tone> = { underWay: 'progress', brokenOff: 'refused', done: 'done' };

/** Never whole before it is. */
const shareOf = ({ state, done, total }: RebuildState): string =>
  state === 'done' ? '100 %' : `${Math.min(99, Math.floor((100 * done) / Math.max(1, total)))} %`;

/** Projections that are made anew from the log, or were. */
export const Rebuilds = ({ rebuilds }: { rebuilds: readonly RebuildState[] }) => {
  const { t } = useTranslation();
  const columns: Column<RebuildState>[] = [
    {
      key: 'name',
      title: t('system.projection'),
      render: ({ projection }) => <CodeName name={projection} />,
    },
    {
      key: 'state',
      title: t('system.state'),
      width: 130,
      render: ({ state }) => <StatusTag tone={tones[state]}>{t(`system.rebuilt.${state}`)}</StatusTag>,
    },
    { key: 'share', title: t('system.share'), width: 90, numeric: true, render: shareOf },
    {
      key: 'events',
      title: t('system.events'),
      width: 190,
      numeric: true,
      render: ({ done, total }) => t('system.eventsOf', { done: formatCount(done), total: formatCount(total) }),
    },
    { key: 'start', title: t('system.began'), width: 170, render: ({ gmtStart }) => <TimeText at={gmtStart} /> },
    { key: 'moved', title: t('system.moved'), width: 170, render: ({ gmtMoved }) => <TimeText at={gmtMoved} show="ago" /> },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 130, state: 110, share: 70 }}
      rows={rebuilds}
      keyOf={({ projection }) => projection}
      label={t('system.rebuilds')}
      variantOf={({ state }) => (state === 'brokenOff' ? 'refused' : undefined)}
    />
  );
};
