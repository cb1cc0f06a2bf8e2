import { useMemo } from 'react';
import { listRepairs, repairViews } from '#contracts/repair/repair-queries.ts';
import type { RepairRow } from '#contracts/repair/repair-rows.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useRepairsTopic } from '../use-repairs-topic.ts';

export const repairKey = ({ repairNo }: RepairRow): string => repairNo;
/** Its place in the queue moves with the repairs of others. */
export const repairVersion = ({ version, repairsAhead }: RepairRow): string => `${version} ${repairsAhead}`;

/** The repair orders that the address asks for, as they move. */
export const useRepairs = () => {
  const state = useListState();
  const view = repairViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listRepairs, state, state.size, { always: { view } }), [state, view]);
  useLiveRows(useRepairsTopic(), listRepairs, repairKey);
  return { state, view, list: useListRead(listRepairs, query, repairKey) };
};
