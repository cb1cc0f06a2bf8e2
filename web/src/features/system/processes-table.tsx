import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import type { ProcessState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { lagOf } from './lag.ts';
import { CodeName, SystemTable } from './system-table.tsx';

const stateOf = (process: ProcessState): { tone: Tone; word: 'none' | 'catchingUp' | 'behind' | 'retries' } =>
  process.failedAttempts > 0 ? { tone: 'refused', word: 'retries' } : lagOf(process);

/** What follows by itself from what happened, or from the hour. */
export const ProcessesTable = ({ processes }: { processes: readonly ProcessState[] }) => {
  const { t } = useTranslation();
  const columns: Column<ProcessState>[] = [
    {
      key: 'name',
      title: t('system.process'),
      render: ({ name }) => <CodeName name={name} />,
    },
    {
      key: 'state',
      title: t('system.state'),
      width: 130,
      render: (process) => {
        const { tone, word } = stateOf(process);
        return <StatusTag tone={tone}>{t(`system.lag.${word}`)}</StatusTag>;
      },
    },
    { key: 'events', title: t('system.lagEvents'), width: 130, numeric: true, render: ({ lagEvents }) => formatCount(lagEvents) },
    { key: 'attempts', title: t('system.failedAttempts'), width: 130, numeric: true, render: ({ failedAttempts }) => formatCount(failedAttempts) },
    { key: 'timers', title: t('system.timers'), width: 110, numeric: true, render: ({ timers }) => formatCount(timers) },
    { key: 'next', title: t('system.nextDue'), width: 170, render: ({ gmtNextDue }) => <TimeText at={gmtNextDue} /> },
    { key: 'deadLetters', title: t('system.deadLetters'), width: 120, numeric: true, render: ({ deadLetters }) => formatCount(deadLetters) },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 150, state: 110, deadLetters: 70 }}
      rows={processes}
      keyOf={({ name }) => name}
      label={t('system.processes')}
      variantOf={({ failedAttempts }) => (failedAttempts > 0 ? 'refused' : undefined)}
    />
  );
};
