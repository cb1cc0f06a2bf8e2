import { describe, expect, it } from 'vitest';
import { codeAfter, repairCodeNames, type RepairCode } from './repair-codes.ts';
import type { RepairEvent, RepairStatus } from './repair-events.ts';

const after = (event: RepairEvent, before: RepairStatus, status: RepairStatus, assigned = false): RepairCode =>
  codeAfter(event, { status: before, assigned }, status);
const of = (type: 'RepairOrderCancelled' | 'RepairOrderPicked' | 'RepairTaskReverted' | 'RepairOrderBoxLost') => ({ type, data: {} }) as RepairEvent;
const task: RepairEvent = { type: 'RepairTaskAssigned', data: { operatorId: 'ida', operatorName: 'Ida' } };
const done = (afterPhotos: string[]): RepairEvent => ({ type: 'RepairOrderCompleted', data: { afterPhotos, remark: '' } });

const steps: readonly (readonly [RepairCode, RepairCode])[] = [
  ['APPROVAL_PENDING', after({ type: 'RepairOrderEdited', data: { project: [], costCents: 1 } }, 'applied', 'applied')],
  ['APPROVAL_APPROVE', after({ type: 'RepairOrderApproved', data: {} }, 'applied', 'approved')],
  ['APPROVAL_COMPLETED', after({ type: 'RepairOrderApproved', data: { chargedCents: 900 } }, 'applied', 'approved')],
  ['APPROVAL_REFUSE', after({ type: 'RepairOrderRejected', data: { reason: 'no' } }, 'applied', 'rejected')],
  ['APPROVAL_CANCEL', after(of('RepairOrderCancelled'), 'applied', 'cancelled')],
  ['REPAIR_ORDER_CANCEL', after(of('RepairOrderCancelled'), 'approved', 'cancelled')],
  ['REPAIR_SHOP_CANCEL', after(of('RepairOrderCancelled'), 'started', 'cancelled')],
  ['APPROVAL_ORDER_PENDING_TODAY', after({ type: 'RepairOrderMovedToToday', data: { day: '2026-11-20' } }, 'approved', 'approved')],
  ['TASK_PENDING', after(task, 'approved', 'approved')],
  ['REPAIR_ORDER_PENDING', after(of('RepairTaskReverted'), 'approved', 'approved', true)],
  ['REPAIR_SHOP_PENDING', after({ type: 'RepairOrderBatched', data: { batchNo: 'RB-1' } }, 'approved', 'approved')],
  ['TASK_COMPLETED', after(of('RepairOrderPicked'), 'approved', 'picked', true)],
  ['REPAIR_PENDING', after(of('RepairOrderPicked'), 'approved', 'picked')],
  ['REPAIR_PROCESSING', after({ type: 'RepairOrderStarted', data: { beforePhotos: ['/f'] } }, 'picked', 'started')],
  ['REPAIR_SUCCESS', after(done(['/f']), 'started', 'completed')],
  ['REPAIR_SHOP_COMPLETED', after(done([]), 'started', 'completed')],
  ['REPAIR_FAILURE', after({ type: 'RepairOrderFailed', data: { remark: 'cracked' } }, 'started', 'failed')],
  ['REPAIR_LOST_PARCEL', after(of('RepairOrderBoxLost'), 'started', 'boxLost')],
];

describe('Rule: every code of a repair has the step that leads to it (R4.34)', () => {
  it.each(steps)('%s', (code, told) => expect(told).toBe(code));

  it('but that of the order itself, which ends with the inspection afterwards', () => {
    expect(new Set([...steps.map(([code]) => code), 'REPAIR_ORDER_COMPLETED'])).toEqual(new Set(repairCodeNames));
  });
});
