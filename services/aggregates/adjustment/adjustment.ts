import type { AdjustmentEvent, AdjustmentStatus } from '#contracts/adjustments/adjustment-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { adjustmentMachine } from './adjustment.machine.ts';

export type Requested = Extract<AdjustmentEvent, { type: 'AdjustmentRequested' }>['data'];

/** A wallet that somebody asked to be credited or charged by hand. */
export interface Adjustment extends Requested {
  /** Undefined for a number that has no events. */
  status: AdjustmentStatus | undefined;
}

export const noAdjustment: Adjustment = {
  status: undefined,
  adjustmentNo: '',
  shopId: 0,
  direction: 'in',
  cents: 0,
  type: 'recharge',
  reasonCode: 'correction',
  reason: '',
  evidence: { bankRef: '', reference: '', proofs: [] },
  requesterId: '',
};

const evolve = (adjustment: Adjustment, event: AdjustmentEvent): Adjustment => ({
  ...adjustment,
  ...(event.type === 'AdjustmentRequested' && event.data),
  status: adjustmentMachine.next(adjustment.status, event, undefined) ?? adjustment.status,
});

export const adjustmentStream = streamType<Adjustment, AdjustmentEvent>({
  prefix: 'adjustment',
  initial: noAdjustment,
  evolve,
  accepts: ({ status }, event) => adjustmentMachine.accepts(status, event, undefined),
  tags: ({ status }) => (status ? { state: status } : {}),
});

export type LoadedAdjustment = LoadedFrom<typeof adjustmentStream>;

/** `AdjustmentStatusForbids` in the wrong status; `NotFound` when there is none of the number. */
export const requireAdjustmentAllows = ({ status, adjustmentNo }: Adjustment, event: AdjustmentEvent['type']): Rejection | undefined => {
  if (status === undefined) return reject('NotFound', { field: 'adjustmentNo' });
  if (adjustmentMachine.mayOccur(status, event)) return undefined;
  return reject('AdjustmentStatusForbids', { field: 'adjustmentNo', params: { adjustmentNo, status } });
};
