import { useEffect, useMemo } from 'react';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { invalidateReads, useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { moved, type Move } from './assign/moved.ts';
import type { BoardFilter } from './board-filter.ts';

/** Milliseconds after a cut-off until the server's clock has passed it too. */
const grace = 1000;
/** The most that a browser's timer takes, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The board of one warehouse, as it moves, with what is on its way already moved. */
export const useTaskBoard = (warehouseId: string | undefined, filter: BoardFilter, onTheirWay: readonly Move[]) => {
  useLiveReads(warehouseId && boardTopic(warehouseId), getTaskBoard);
  const read = useRead(getTaskBoard, { ...filter, wareId: warehouseId }, { enabled: warehouseId !== undefined });
  const board = useMemo(() => read.data && onTheirWay.reduce(moved, read.data), [read.data, onTheirWay]);
  useReadAt(board?.counters.nextCutOff?.gmtDue);
  return { read, board };
};

/** Nobody does anything when a cut-off passes, and yet what missed it is late from then on. */
const useReadAt = (gmt: string | undefined): void => {
  useEffect(() => {
    if (gmt === undefined) return;
    const timer = setTimeout(() => void invalidateReads(getTaskBoard), Math.min(Math.max(0, Date.parse(gmt) - Date.now()) + grace, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [gmt]);
};
