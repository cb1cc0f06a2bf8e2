import type { AccruedNight, StorageRunEvent } from '#contracts/storage/storage-run-events.ts';
import { nextDay } from '#contracts/kernel/lists/date-range.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** Dates that are counted again, and corrected where they come to something else. */
export const RECHECKED_DATES = 7;

/** How far the storage of a warehouse is charged. */
export interface StorageRun {
  /** The next date to be charged; undefined before it was started. */
  next: string | undefined;
  /** The last dates as they were charged, oldest first. */
  recent: readonly AccruedNight[];
}

const evolve = (run: StorageRun, event: StorageRunEvent): StorageRun => {
  switch (event.type) {
    case 'StorageAccrualStarted':
      return { ...run, next: event.data.firstDate };
    case 'StorageDayAccrued':
      return { next: nextDay(event.data.date), recent: [...run.recent, event.data].slice(-RECHECKED_DATES) };
    case 'StorageDayCorrected': {
      const { shopIds: _, ...night } = event.data;
      return { ...run, recent: run.recent.map((one) => (one.date === night.date ? night : one)) };
    }
  }
};

const accepts = ({ next, recent }: StorageRun, event: StorageRunEvent): boolean => {
  switch (event.type) {
    case 'StorageAccrualStarted':
      return next === undefined;
    case 'StorageDayAccrued':
      return next === event.data.date;
    case 'StorageDayCorrected':
      return recent.some(({ date }) => date === event.data.date);
  }
};

export const storageRunStream = streamType<StorageRun, StorageRunEvent>({
  prefix: 'storagerun',
  initial: { next: undefined, recent: [] },
  evolve,
  accepts,
  tags: (_run, warehouseId) => ({ warehouseId }),
});
