import { useState } from 'react';
import type { LiveNotice } from '#contracts/live/messages.ts';
import type { Page } from '#contracts/kernel/lists/paging.ts';
import type { AnyEndpoint } from '../api/http/call-address.ts';
import { invalidate } from '../api/invalidate.ts';
import { invalidateReads, invalidateReadsOlderThan } from '../api/use-read.ts';
import { throttle } from './throttle.ts';
import { useLive } from './use-live.ts';

/**
 * A list that one may have scrolled far: after a notice, its first page and the pages that hold what changed are read again, not all of them. `keyOf` is the
 * row's part of a stream's name.
 */
export const useLiveRows = <Row>(topic: string | undefined, endpoint: Pick<AnyEndpoint, 'name'>, keyOf: (row: Row) => string): void => {
  const [onNotices] = useState(() => readChanged(endpoint, keyOf));
  useLive(topic, {
    onSubscribed: () => void invalidateReadsOlderThan(Date.now(), endpoint),
    onNotices,
    onReset: () => void invalidateReads(endpoint),
  });
};

const readChanged = <Row>(endpoint: Pick<AnyEndpoint, 'name'>, keyOf: (row: Row) => string) => {
  let changed = new Set<string>();
  const read = throttle(() => {
    const keys = changed;
    changed = new Set();
    return invalidate({
      queryKey: ['read', endpoint.name],
      predicate: ({ queryKey, state }) =>
        // What a page holds that is on its way is not known yet.
        !isFurther(queryKey) || ((state.data as Page<Row> | undefined)?.data.some((row) => keys.has(keyOf(row))) ?? true),
    });
  });
  return (notices: readonly LiveNotice[]): void => {
    for (const { streamId } of notices) changed.add(streamId.slice(streamId.indexOf('-') + 1));
    read();
  };
};

const isFurther = (queryKey: readonly unknown[]): boolean => (queryKey[3] as { after?: string } | undefined)?.after !== undefined;
