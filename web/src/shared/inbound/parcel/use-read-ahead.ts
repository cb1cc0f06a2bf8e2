import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';

/** A person works through no more of them while the network is away. */
const MAX_PARCELS = 12;
/** Milliseconds: as long as a shift. */
const kept = { gcTime: 8 * 60 * 60_000, staleTime: 5 * 60_000 };

/** Reads the parcels that come next, one after the other: they can be worked on when the network has gone meanwhile. */
export const useReadAhead = (preIds: readonly string[]): void => {
  const { pathname } = useLocation();
  const wanted = preIds.slice(0, MAX_PARCELS).join(' ');
  useEffect(() => {
    let isLeft = false;
    const readAll = async () => {
      for (const preId of wanted.split(' ').filter(Boolean)) {
        if (isLeft) return;
        await queryClient.prefetchQuery(readOptions(lookUpScan, { code: preId }, pathname, { ...kept, quiet: true }));
        await queryClient.prefetchQuery(readOptions(getPackage, { id: preId }, pathname, { ...kept, quiet: true }));
      }
    };
    void readAll();
    return () => {
      isLeft = true;
    };
  }, [wanted, pathname]);
};
