import { floorTopic } from '#contracts/floor/floor-topic.ts';
import { getShiftPlan } from '#contracts/floor/shift-plan.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The plan of a warehouse, as any administrator sets it. */
export const useShiftPlan = (wareId: string) => {
  useLiveReads(floorTopic(wareId), getShiftPlan);
  return useRead(getShiftPlan, { wareId });
};
