import type { BulkEvent, BulkRow, BulkStatus } from '#contracts/bulk/bulk-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { bulkMachine } from './bulk.machine.ts';

/** Wallets that are credited or charged from one workbook, and how many of them are done. */
export interface Bulk {
  /** Undefined for a number that has no events. */
  status: BulkStatus | undefined;
  bulkNo: string;
  direction: Direction;
  fileName: string;
  sha256: string;
  submitterId: string;
  totalCents: number;
  rows: readonly BulkRow[];
  approvedBy: readonly string[];
  /** Rows that are posted, from the first on. */
  postedRows: number;
}

export const noBulk: Bulk = {
  status: undefined,
  bulkNo: '',
  direction: 'in',
  fileName: '',
  sha256: '',
  submitterId: '',
  totalCents: 0,
  rows: [],
  approvedBy: [],
  postedRows: 0,
};

const evolve = (bulk: Bulk, event: BulkEvent): Bulk => ({
  ...bulk,
  ...whatChanges(event),
  status: bulkMachine.next(bulk.status, event, undefined) ?? bulk.status,
});

const whatChanges = (event: BulkEvent): Partial<Bulk> => {
  switch (event.type) {
    case 'BulkSubmitted':
    case 'BulkApproved':
      return event.data;
    case 'BulkRowsPosted':
      return { postedRows: event.data.through };
    case 'BulkRejected':
    case 'BulkCompleted':
      return {};
  }
};

export const bulkStream = streamType<Bulk, BulkEvent>({
  prefix: 'bulk',
  initial: noBulk,
  evolve,
  accepts: ({ status }, event) => bulkMachine.accepts(status, event, undefined),
  tags: ({ status }) => (status ? { state: status } : {}),
});

export type LoadedBulk = LoadedFrom<typeof bulkStream>;

/** `BulkStatusForbids` in the wrong status; `NotFound` when there is no such file. */
export const requireBulkAllows = ({ status, bulkNo }: Bulk, event: BulkEvent['type']): Rejection | undefined => {
  if (status === undefined) return reject('NotFound', { field: 'bulkNo' });
  if (bulkMachine.mayOccur(status, event)) return undefined;
  return reject('BulkStatusForbids', { field: 'bulkNo', params: { bulkNo, status } });
};
