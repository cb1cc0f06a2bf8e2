import { shelvesTopic } from '#contracts/shelving/shelves-topic.ts';
import { listShelfNames, listShelves, readyForListing, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';

export type Suggestion = DataOf<typeof suggestShelves>[number];

export interface Shelf {
  id: string;
  name: string;
}

/** Codes on shelves are their names. They are read once, so that a shelf is known without a network too. */
export const useShelves = () => {
  const { warehouse } = useUser();
  const { data, isLoading, isPlaceholderData } = useRead(listShelfNames, { wareId: warehouse?.id ?? null }, { quiet: true, staleTime: 10 * 60_000 });
  useLiveReads(warehouse && shelvesTopic(warehouse.id), listShelfNames);
  const shelves = (data?.records ?? []).filter(({ id }) => id !== readyForListing.id);
  const shelfOf = (code: string): Shelf | undefined => {
    const wanted = code.trim().toUpperCase();
    return shelves.find(({ id, name }) => name.toUpperCase() === wanted || id.toUpperCase() === wanted);
  };
  return { shelfOf, isLoading: isLoading || isPlaceholderData };
};

/** Ids of the shelves that nothing more fits on, as far as this page knows; the server decides. */
export const useFullShelves = (): ReadonlySet<string> => {
  const { warehouse } = useUser();
  const { data } = useRead(listShelves, { wareId: warehouse?.id, fill: 'full', size: 100 }, { quiet: true });
  useLiveReads(warehouse && shelvesTopic(warehouse.id), listShelves);
  return new Set((data?.data ?? []).map(({ id }) => id));
};

/** Where the item in hand goes, best first. */
export interface Suggestions {
  /** Undefined where nobody said, such as without a network. */
  shelves: readonly Suggestion[] | undefined;
  /** Somebody may still say. */
  asking: boolean;
}

/** `at`: where it lies; what was suggested before it was laid there may still name that shelf. */
export const useSuggestions = (oneId: string | undefined, at?: string): Suggestions => {
  const { data, isPending, isPlaceholderData } = useRead(suggestShelves, { oneId: oneId ?? '' }, { enabled: oneId !== undefined, quiet: true });
  if (oneId === undefined) return { shelves: undefined, asking: false };
  return { shelves: isPlaceholderData ? undefined : data?.filter(({ name }) => name !== at), asking: isPending || isPlaceholderData };
};

/** Asks before the item is in hand, so that the shelf is known once it is. */
export const suggestAhead = (oneId: string): void =>
  void queryClient.prefetchQuery(readOptions(suggestShelves, { oneId }, warehousePaths.shelving, { quiet: true }));
