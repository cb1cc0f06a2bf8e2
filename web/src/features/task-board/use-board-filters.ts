import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';

const nothing: TaskBoard['choices'] = { zones: [], carriers: [], people: [] };
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const useBoardFilters = ({ zones, carriers, people }: TaskBoard['choices'] = nothing): readonly Filter[] => {
  const { t } = useTranslation();
  return useMemo(
    (): readonly Filter[] => [
      { kind: 'choice', name: 'zone', label: t('taskBoard.zoneFilter'), options: named(zones) },
      { kind: 'choice', name: 'carrier', label: t('taskBoard.carrierFilter'), options: named(carriers) },
      {
        kind: 'choice',
        name: 'operatorId',
        label: t('taskBoard.assigneeFilter'),
        options: people.map(({ id, name }) => ({ value: id, label: name })),
      },
      { kind: 'flag', name: 'late', label: t('taskBoard.lateFilter') },
    ],
    [zones, carriers, people, t],
  );
};
