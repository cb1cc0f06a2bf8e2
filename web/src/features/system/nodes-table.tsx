import { useTranslation } from 'react-i18next';
import type { NodeState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { ElapsedClock } from '#web/ui/text/elapsed-clock.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { CodeName, SystemTable } from './system-table.tsx';

/** Who answers calls; one of them does for all what is done once. */
export const NodesTable = ({ nodes }: { nodes: readonly NodeState[] }) => {
  const { t } = useTranslation();
  const columns: Column<NodeState>[] = [
    {
      key: 'name',
      title: t('system.node'),
      render: ({ name }) => <CodeName name={name} />,
    },
    {
      key: 'state',
      title: t('system.state'),
      width: 130,
      render: ({ silent }) => <StatusTag tone={silent ? 'refused' : 'done'}>{t(silent ? 'system.silent' : 'system.serves')}</StatusTag>,
    },
    { key: 'version', title: t('system.version'), width: 100, render: ({ version }) => <span className="code">{version}</span> },
    { key: 'start', title: t('system.start'), width: 170, render: ({ gmtStart }) => <TimeText at={gmtStart} /> },
    {
      key: 'up',
      title: t('system.up'),
      width: 120,
      render: ({ silent, gmtStart, gmtSeen }) => (silent ? <TimeText at={gmtSeen} show="ago" /> : <ElapsedClock since={gmtStart} />),
    },
    {
      key: 'duties',
      title: t('system.duties'),
      width: 150,
      render: ({ duties }) => duties.map((duty) => t(`system.dutyOf.${duty}`)).join(' · ') || '–',
    },
    { key: 'sockets', title: t('system.sockets'), width: 110, numeric: true, render: ({ sockets }) => formatCount(sockets) },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 128, state: 92, up: 104 }}
      rows={nodes}
      keyOf={({ id }) => id}
      label={t('system.nodes')}
      variantOf={({ silent }) => (silent ? 'refused' : undefined)}
    />
  );
};
