import { useState } from 'react';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { largestPageSize } from '#contracts/kernel/lists/paging.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { useRead } from '#web/api/use-read.ts';

/** Items that are to go, as they stand: those that the address names, and whatever is added or taken out since. */
export const useChosenItems = (named: readonly string[]) => {
  const [oneIds, setOneIds] = useState(() => [...new Set(named)].slice(0, bulkReshipLimits.items));
  // The list answers a page at most.
  const first = usePart(oneIds.slice(0, largestPageSize));
  const second = usePart(oneIds.slice(largestPageSize));
  const found = new Map([...first.rows, ...second.rows].map((row) => [row.oneId, row]));
  const items = oneIds.flatMap((oneId) => found.get(oneId) ?? []);
  const isPending = first.isPending || second.isPending;
  return {
    oneIds,
    items,
    isPending,
    failed: first.failed ?? second.failed,
    /** Those that are no items of the seller, once that is known. */
    unknown: isPending || first.isFetching || second.isFetching ? [] : oneIds.filter((oneId) => !found.has(oneId)),
    add: (more: readonly string[]) => setOneIds((before) => [...new Set([...before, ...more])].slice(0, bulkReshipLimits.items)),
    replace: (all: readonly string[]) => setOneIds([...new Set(all)].slice(0, bulkReshipLimits.items)),
    takeOut: (out: readonly string[]) => setOneIds((before) => before.filter((oneId) => !out.includes(oneId))),
  };
};

const usePart = (oneIds: readonly string[]) => {
  const isAsked = oneIds.length > 0;
  const read = useRead(listInventory, { oneIds: oneIds.join(','), view: 'everything', size: largestPageSize }, { enabled: isAsked, quiet: true });
  const rows: readonly InventoryRow[] = (isAsked && read.data?.data) || [];
  return { rows, isPending: isAsked && read.isPending, isFetching: isAsked && read.isFetching, failed: isAsked && read.isError ? read : undefined };
};
