import type { CountEvent, CountResult, CountStatus, Misplaced } from '#contracts/counts/count-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { countMachine } from './shelf-count.machine.ts';

interface CountedItem {
  oneId: string;
  /** Undefined where it lies rightly. */
  misplaced?: Misplaced | undefined;
  settled?: 'here' | 'back' | undefined;
}

/** The count of one shelf, round after round. */
export interface ShelfCount {
  /** Undefined for a number that has no events. */
  status: CountStatus | undefined;
  countNo: string;
  warehouseId: string;
  shelfId: string;
  shelfName: string;
  /** Who counted, round by round. */
  counterIds: readonly string[];
  /** What lay there by the books when the round began. */
  expected: readonly string[];
  /** Of the round. */
  scans: readonly CountedItem[];
  /** Of the last round that ended. */
  result?: CountResult | undefined;
}

export const noCount: ShelfCount = {
  status: undefined,
  countNo: '',
  warehouseId: '',
  shelfId: '',
  shelfName: '',
  counterIds: [],
  expected: [],
  scans: [],
};

const evolve = (count: ShelfCount, event: CountEvent): ShelfCount => ({
  ...count,
  ...whatChanges(count, event),
  status: countMachine.next(count.status, event, {}) ?? count.status,
});

const whatChanges = ({ scans, counterIds }: ShelfCount, event: CountEvent): Partial<ShelfCount> => {
  switch (event.type) {
    case 'CountPlanned': {
      const { countNo, warehouseId, shelfId, shelfName } = event.data;
      return { countNo, warehouseId, shelfId, shelfName };
    }
    case 'CountStarted':
      return { counterIds: [...counterIds, event.data.counterId], expected: event.data.expected, scans: [] };
    case 'CountScanned':
      return { scans: [...scans, event.data] };
    case 'CountScanUndone':
      return { scans: scans.filter(({ oneId }) => oneId !== event.data.oneId) };
    case 'MisplacedSettled':
      return { scans: scans.map((scan) => (scan.oneId === event.data.oneId ? { ...scan, settled: event.data.as } : scan)) };
    case 'CountFinished':
      return { result: event.data };
    case 'CountSentBack':
    case 'CountApproved':
    case 'CountCancelled':
      return {};
  }
};

export const countStream = streamType<ShelfCount, CountEvent>({
  prefix: 'count',
  initial: noCount,
  evolve,
  accepts: ({ status }, event) => countMachine.accepts(status, event, {}),
  tags: ({ warehouseId, status }) => ({ warehouseId, ...(status && { state: status }) }),
});

export type LoadedCount = LoadedFrom<typeof countStream>;

const at = { field: 'countNo' };

/** `CountStatusForbids` in the wrong status; `NotFound` when there is none of the number. */
export const requireCountAllows = ({ status, countNo }: ShelfCount, event: CountEvent['type']): Rejection | undefined => {
  if (status === undefined) return reject('NotFound', at);
  return countMachine.mayOccur(status, event) ? undefined : reject('CountStatusForbids', { ...at, params: { countNo, status } });
};
