import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProjectionState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { lagOf } from './lag.ts';
import styles from './system.module.css';
import { CodeName, SystemTable } from './system-table.tsx';

/** Those that sum, with how far they are behind; and those that cannot be. */
export const Projections = ({ projections }: { projections: readonly ProjectionState[] }) => {
  const { t } = useTranslation();
  const inStep = projections.filter(({ kept }) => kept === 'withTheEvent');
  return (
    <>
      <Behind projections={projections.filter(({ kept }) => kept === 'behindTheLog')} />
      {inStep.length > 0 && (
        <p className={styles['inStep']}>
          {t('system.inStep')} <CodeName name={inStep.map(({ name }) => name).join(', ')} />
        </p>
      )}
    </>
  );
};

const Behind = ({ projections }: { projections: readonly ProjectionState[] }) => {
  const { t } = useTranslation();
  const columns: Column<ProjectionState>[] = [
    {
      key: 'name',
      title: t('system.projection'),
      render: ({ name }) => <CodeName name={name} />,
    },
    { key: 'state', title: t('system.state'), width: 150, render: (projection) => <Lag projection={projection} /> },
    { key: 'events', title: t('system.lagEvents'), width: 150, numeric: true, render: ({ lagEvents }) => eventsText(lagEvents) },
    { key: 'time', title: t('system.lagTime'), width: 150, numeric: true, render: ({ lagMs }) => timeText(lagMs, t) },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 90, state: 118, events: 52, time: 68 }}
      rows={projections}
      keyOf={({ name }) => name}
      label={t('system.projections')}
    />
  );
};

const Lag = ({ projection }: { projection: ProjectionState }) => {
  const { t } = useTranslation();
  const { tone, word } = lagOf(projection);
  return <StatusTag tone={tone}>{t(`system.lag.${word}`)}</StatusTag>;
};

/** The server counts no further. */
const MAX_COUNTED = 100_000;
const eventsText = (events: number): string => (events < MAX_COUNTED ? formatCount(events) : `${formatCount(MAX_COUNTED)}+`);

const timeText = (ms: number, t: TFunction): string => (ms < 10_000 ? t('system.ms', { n: formatCount(ms) }) : formatDuration(ms, t));
