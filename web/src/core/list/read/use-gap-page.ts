import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#web/api/api-error.ts';

/** How `readOptions` tells what is read. */
interface ReadAfter {
  queryKey: readonly unknown[];
}

/**
 * The page between the first and what one scrolled to. Where it begins moves with every row that comes above, so each answer stands until the next is there,
 * and none is kept after it.
 */
export const useGapPage = <Data>(cursor: string | undefined, readAfter: (after: string | undefined) => ReadAfter): Data | undefined => {
  const options = readAfter(cursor);
  const { data } = useQuery<Data, ApiError>({
    ...(options as object as { queryKey: readonly unknown[] }),
    enabled: cursor !== undefined,
    gcTime: 0,
    placeholderData: ((before: Data | undefined, asked?: ReadAfter) =>
      asked && listOf(asked.queryKey) === listOf(options.queryKey) ? before : undefined) as never,
  });
  return cursor === undefined ? undefined : data;
};

const listOf = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey, (name, value: unknown) => (name === 'after' ? undefined : value));
