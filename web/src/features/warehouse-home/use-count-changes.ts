import { useMemo } from 'react';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { stations, type Waiting } from './stations.ts';

/** Names of the counts that another's work just changed. */
export const useCountChanges = (waiting: Waiting | undefined): ReadonlySet<string> => {
  const counts = useMemo(() => (waiting ? stations.map(({ key }) => ({ key, count: waiting[key] })) : []), [waiting]);
  return useJustChanged(
    counts,
    ({ key }) => key,
    ({ count }) => count,
  );
};
