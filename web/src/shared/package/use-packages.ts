import { listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import type { ListState } from '#web/ui/list/use-list-state.ts';
import { packageQuery, type Listed } from './package-query.ts';

export const packageKey = ({ preId }: PackageRow): string => preId;
export const packageVersion = ({ version }: PackageRow): number => version;

/** The packages of the page as they move, as far as one scrolls. */
export const usePackages = (state: ListState, listed?: Listed) => {
  useLiveRows(useListTopic('packages'), listPackages, packageKey);
  return useListRead(listPackages, packageQuery(state, state.size, listed), packageKey);
};
