import { floorTopic } from '#contracts/floor/floor-topic.ts';
import { getFloorBoard } from '#contracts/floor/floor-board.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** Milliseconds: deadlines pass and shifts change without anybody doing anything. */
const everyMs = 60_000;

/** The stations of a warehouse, as they move. */
export const useFloorBoard = (wareId: string | undefined) => {
  useLiveReads(wareId && floorTopic(wareId), getFloorBoard);
  return useRead(getFloorBoard, { wareId }, { enabled: wareId !== undefined, everyMs });
};
