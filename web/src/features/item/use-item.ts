import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getItem } from '#contracts/item/item-queries.ts';
import { itemTopic } from '#contracts/item/item-topic.ts';
import { orderTopic } from '#contracts/outbound/odd-no.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { Neighbours } from '#web/ui/list/neighbours.ts';

/** In a list that moves, neighbours come and go by the second: an answer is kept as long as one may walk back to it. */
const gcTime = 60_000;

/** The item, followed live: what happens to it, and how far the order is that holds it. As of a moment nothing does. */
export const useItem = (oneId: string, asOf: string | undefined) => {
  const read = useRead(getItem, asked(oneId, asOf), { gcTime, quiet: asOf !== undefined });
  const oddNo = read.data?.oneId === oneId ? read.data.running?.oddNo : undefined;
  useLiveReads(asOf ? undefined : itemTopic(oneId), getItem);
  useLiveReads(oddNo && !asOf ? orderTopic(oddNo) : undefined, getItem);
  return read;
};

/** Reads the neighbours ahead, so that walking the list shows each item at once. */
export const useNeighboursAhead = (neighbours: Neighbours | undefined, asOf: string | undefined): void => {
  const { pathname } = useLocation();
  const { previous, next } = neighbours ?? {};
  useEffect(() => {
    for (const oneId of [next, previous])
      if (oneId) void queryClient.prefetchQuery(readOptions(getItem, asked(oneId, asOf), pathname, { quiet: true, gcTime }));
  }, [previous, next, pathname, asOf]);
};

const asked = (oneId: string, asOf: string | undefined) => ({ oneId, ...(asOf && { asOf }) });
