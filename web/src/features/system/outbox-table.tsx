import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import type { DestinationState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { CodeName, SystemTable } from './system-table.tsx';

const tones: Record<DestinationState['breaker'], Tone> = { closed: 'done', halfOpen: 'progress', open: 'refused' };

/** What waits to leave for other systems, and whether these answer. */
export const OutboxTable = ({ destinations }: { destinations: readonly DestinationState[] }) => {
  const { t } = useTranslation();
  const columns: Column<DestinationState>[] = [
    {
      key: 'name',
      title: t('system.destination'),
      render: ({ name }) => <CodeName name={name} />,
    },
    {
      key: 'state',
      title: t('system.state'),
      width: 150,
      render: ({ breaker }) => <StatusTag tone={tones[breaker]}>{t(`system.breaker.${breaker}`)}</StatusTag>,
    },
    { key: 'waiting', title: t('system.waiting'), width: 110, numeric: true, render: ({ waiting }) => formatCount(waiting) },
    { key: 'retrying', title: t('system.retrying'), width: 110, numeric: true, render: ({ retrying }) => formatCount(retrying) },
    {
      key: 'oldest',
      title: t('system.oldest'),
      width: 130,
      numeric: true,
      render: ({ waiting, oldestMs }) => (waiting === 0 ? '–' : formatDuration(oldestMs, t)),
    },
    { key: 'deadLetters', title: t('system.deadLetters'), width: 120, numeric: true, render: ({ deadLetters }) => formatCount(deadLetters) },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 90, state: 130, waiting: 80 }}
      rows={destinations}
      keyOf={({ name }) => name}
      label={t('system.outbox')}
      variantOf={({ breaker }) => (breaker === 'open' ? 'refused' : undefined)}
    />
  );
};
