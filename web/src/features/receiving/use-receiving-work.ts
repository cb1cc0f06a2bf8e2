import { getPackage } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/forecast/package-topic.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { countOf } from './count/count.ts';

/** The parcel, live, and what of it is counted. */
export const useReceivingWork = (preId: string) => {
  const read = useRead(getPackage, { id: preId });
  useLiveReads(packageTopic(preId), getPackage);
  const outbox = useOutbox(`receive ${preId}`, [getPackage, lookUpScan]);
  const parcel = read.data;
  // What can be done with a counted parcel depends on its units, which others inspect and shelve.
  const units = useListTopic('inventory');
  useLiveReads(parcel?.status === 'received' ? units : undefined, getPackage);
  // What is of another warehouse is out of reach here, and only its warehouse is told.
  const { data: named } = useRead(lookUpScan, { code: preId }, { enabled: read.error?.code === 404, quiet: true });
  const elsewhere = named?.found === 'elsewhere' ? named : undefined;
  return { read, elsewhere, outbox, parcel, count: parcel && countOf(parcel, outbox.pending) };
};
