import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#web/api/api-error.ts';

/** How `readOptions` tells what is read. */
interface ReadAfter {
  queryKey: readonly unknown[];
}

/**
 * What slipped out below the first page since one scrolled on from it. Where that begins moves with every row that comes above, so each answer stands until the
 * next is there, and none is kept after it.
 */
export const useSlippedRows = <Data>(from: string | undefined, readAfter: (after: string | undefined) => ReadAfter): Data | undefined => {
  const options = readAfter(from);
  const { data } = useQuery<Data, ApiError>({
    ...(options as object as { queryKey: readonly unknown[] }),
    enabled: from !== undefined,
    gcTime: 0,
    placeholderData: ((before: Data | undefined, asked?: ReadAfter) =>
      asked && ofList(asked.queryKey) === ofList(options.queryKey) ? before : undefined) as never,
  });
  return from === undefined ? undefined : data;
};

const ofList = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey, (name, value: unknown) => (name === 'after' ? undefined : value));
