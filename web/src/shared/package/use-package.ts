import { getPackage } from '#contracts/forecast/package-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { packageTopic } from '#contracts/forecast/package-topic.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** One package as it moves: while it is counted, and while its pieces are inspected and shelved. */
export const usePackage = (named: QueryInputOf<typeof getPackage>) => {
  useLiveReads(packageTopic(named.id), getPackage);
  useLiveReads(useListTopic('inventory'), getPackage);
  return useRead(getPackage, named);
};
