import { useRef } from 'react';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { Page } from '#contracts/kernel/paging.ts';
import type { AnyEndpoint } from '../api/call-address.ts';
import { queryClient } from '../api/query-client.ts';
import { readAgain, readAgainIfOlder } from '../api/use-read.ts';
import { useLive } from './use-live.ts';

/** Milliseconds in which a burst of notices becomes one read. */
const burst = 60;

/**
 * A list that one may have scrolled far: after a notice, its first page and the pages that hold what changed are read again, not all of them. `keyOf` is the
 * row's part of a stream's name.
 */
export const useLiveRows = <Row>(topic: string | undefined, endpoint: Pick<AnyEndpoint, 'name'>, keyOf: (row: Row) => string): void => {
  const changed = useRef(new Set<string>());
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const read = () => {
    waiting.current = undefined;
    const keys = changed.current;
    changed.current = new Set();
    void queryClient.invalidateQueries({
      queryKey: ['read', endpoint.name],
      predicate: ({ queryKey, state }) =>
        !isFurther(queryKey) || ((state.data as Page<Row> | undefined)?.data.some((row) => keys.has(keyOf(row))) ?? false),
    });
  };

  useLive(topic, {
    began: () => void readAgainIfOlder(Date.now(), endpoint),
    notices: (notices: readonly LiveNotice[]) => {
      for (const { streamId } of notices) changed.current.add(streamId.slice(streamId.indexOf('-') + 1));
      waiting.current ??= setTimeout(read, burst);
    },
    reset: () => void readAgain(endpoint),
  });
};

const isFurther = (queryKey: readonly unknown[]): boolean => (queryKey[3] as { after?: string } | undefined)?.after !== undefined;
