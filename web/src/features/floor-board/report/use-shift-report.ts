import { floorTopic } from '#contracts/floor/floor-topic.ts';
import { getShiftReport } from '#contracts/floor/shift-report.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

interface Shift {
  day: string | undefined;
  from: string | undefined;
}

/** The report of a shift; of the one that runs, as it grows. */
export const useShiftReport = (wareId: string | undefined, { day, from }: Shift) => {
  useLiveReads(wareId && floorTopic(wareId), getShiftReport);
  return useRead(getShiftReport, { wareId, ...(day && { day }), ...(day && from && { from }) }, { enabled: wareId !== undefined });
};
