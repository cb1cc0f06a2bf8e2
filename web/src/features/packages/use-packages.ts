import { cancelForecastEndpoint } from '#contracts/forecast/cancel-forecast.ts';
import { getPackage, listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { useListTopic } from '../../app/links/use-list-topic.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { useListRead } from '../../ui/list/use-list-read.ts';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { packageQuery } from './package-query.ts';

export const keyOf = ({ preId }: PackageRow): string => preId;

/** The packages as they move, as far as one scrolls. */
export const usePackages = (state: ListState) => {
  useLiveRows(useListTopic('packages'), listPackages, keyOf);
  return useListRead(listPackages, packageQuery(state, state.size), keyOf);
};

/** Cancels one after the other; answers how many were. What the server refuses, it says, and the others go on. */
export const useCancelForecasts = () => {
  const { mutateAsync } = useCommand(cancelForecastEndpoint, { changes: [listPackages, getPackage] });
  return async (packages: readonly Pick<PackageRow, 'preId'>[]): Promise<number> => {
    let done = 0;
    for (const { preId } of packages) {
      done += await mutateAsync({ id: preId }).then(
        () => 1,
        () => 0,
      );
    }
    return done;
  };
};
