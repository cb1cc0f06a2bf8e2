import { getPackage } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/live/topics.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useOutbox } from '../../app/access/use-outbox.ts';
import { useRead } from '../../api/use-read.ts';
import { useLiveReads } from '../../live/use-live.ts';
import { countOf } from './count.ts';

/** The parcel, live, and what of it is counted. */
export const useReceivingWork = (preId: string) => {
  const read = useRead(getPackage, { id: preId });
  useLiveReads(packageTopic(preId), getPackage);
  const outbox = useOutbox(`receive ${preId}`, [getPackage, lookUpScan]);
  const parcel = read.data;
  return { read, outbox, parcel, count: parcel && countOf(parcel, outbox.pending) };
};
