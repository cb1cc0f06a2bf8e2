import { describe, expect, it } from 'vitest';
import { actionKeys, type PermissionGrant, type PermissionId } from '../accounts/permissions.ts';
import { orderActionsOn } from './order-actions.ts';
import type { OrderEventName } from './order-events.ts';

const viewer = (accountId: string, ...ids: PermissionId[]) => ({
  accountId,
  permissions: ids.map((permissionId): PermissionGrant => ({ permissionId, actions: actionKeys })),
});
const inReview = { type: 3, state: 'reviewing', stage: null, authorIds: ['kim', 'lou'] } as const;
const reviewable: OrderEventName[] = ['OrderApproved', 'OrderQuoted', 'OrderRejected', 'OrderRecalled', 'OrderEdited'];

describe('Rule: the applicant is never the approver', () => {
  it('offers the review to others alone', () => {
    expect(orderActionsOn(inReview, viewer('grace', '400'), reviewable)).toEqual(['approve', 'quote', 'reject']);
    expect(orderActionsOn(inReview, viewer('kim', '400'), reviewable)).toEqual([]);
    expect(orderActionsOn(inReview, viewer('lou', '400'), reviewable)).toEqual([]);
    expect(orderActionsOn(inReview, viewer('kim', 'business'), reviewable)).toEqual(['edit', 'recall']);
  });
});

describe('Rule: the floor does what the stage of the order calls for', () => {
  const onFloor = { ...inReview, state: 'pendingOutbound' } as const;
  const events: OrderEventName[] = ['OrderAssigned', 'OrderUnassigned', 'OrderItemPicked', 'OrderPacked', 'OrderShipped'];

  it('packs what is picked, ships what is packed', () => {
    expect(orderActionsOn({ ...onFloor, stage: 'assigned' }, viewer('marta', '700106'), events)).toEqual(['assign', 'unassign', 'pick']);
    expect(orderActionsOn({ ...onFloor, stage: 'picking' }, viewer('marta', '700106'), events)).toEqual(['assign', 'pick', 'pack']);
    expect(orderActionsOn({ ...onFloor, stage: 'packed' }, viewer('marta', '700106'), events)).toEqual(['pack', 'ship']);
  });

  it('is cancelled by the owner only while it waits for the owner', () => {
    expect(orderActionsOn({ ...onFloor, stage: 'pending' }, viewer('kim', 'business'), ['OrderCancelled'])).toEqual([]);
    expect(orderActionsOn({ ...inReview, state: 'toConfirm' }, viewer('kim', 'business'), ['OrderCancelled'])).toEqual(['cancel']);
    expect(orderActionsOn({ ...onFloor, stage: 'pending' }, viewer('grace', '400'), ['OrderCancelled'])).toEqual(['takeBack']);
  });
});
