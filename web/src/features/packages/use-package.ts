import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/live/topics.ts';
import { resolveDifferenceEndpoint } from '#contracts/receiving/resolve-difference.ts';
import { useCommand } from '../../api/use-command.ts';
import { useRead } from '../../api/use-read.ts';
import { useListTopic } from '../../app/links/use-list-topic.ts';
import { useLiveReads } from '../../live/use-live.ts';

/** One package as it moves: while it is counted, and while its pieces are inspected and shelved. */
export const usePackage = (preId: string) => {
  useLiveReads(packageTopic(preId), getPackage);
  useLiveReads(useListTopic('inventory'), getPackage);
  return useRead(getPackage, { id: preId });
};

export const useResolveDifference = (onSuccess: () => void) =>
  useCommand(resolveDifferenceEndpoint, { changes: [getPackage, listPackages], onSuccess });
