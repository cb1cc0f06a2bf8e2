import { describe, expect, it } from 'vitest';
import { actionKeys, type PermissionGrant, type PermissionId } from '../kernel/access/permissions.ts';
import { orderActionsOn } from './order-actions.ts';
import type { OrderEventName } from './order-events.ts';

const viewer = (accountId: string, ...ids: PermissionId[]) => ({
  accountId,
  permissions: ids.map((permissionId): PermissionGrant => ({ permissionId, actions: actionKeys })),
});
const untouched = { items: 2, picked: 0, packed: 0, shipped: 0, short: 0 };
const inReview = { kind: 'shipWithLabel', state: 'reviewing', stage: null, authorIds: ['kim', 'lou'], ...untouched } as const;
const reviewable: OrderEventName[] = ['OrderApproved', 'OrderQuoted', 'OrderQuoteWithdrawn', 'OrderRejected', 'OrderRecalled', 'OrderEdited'];

describe('Rule: the applicant is never the approver', () => {
  it('offers the review to others alone', () => {
    expect(orderActionsOn(inReview, viewer('grace', '400'), reviewable)).toEqual(['approve', 'quote', 'withdrawQuote', 'reject']);
    expect(orderActionsOn(inReview, viewer('kim', '400'), reviewable)).toEqual([]);
    expect(orderActionsOn(inReview, viewer('lou', '400'), reviewable)).toEqual([]);
    expect(orderActionsOn(inReview, viewer('kim', 'business'), reviewable)).toEqual(['edit', 'recall']);
  });
});

describe('Rule: what is done to an order is bound to the kinds that a code opens, as its reading is', () => {
  it.each([
    ['400', ['shipWithLabel', 'reship', 'consignment', 'directOutbound']],
    ['900', ['shipWithLabel', 'reship', 'consignment', 'directOutbound']],
    ['1100', ['consignment']],
    ['1400', ['consignment']],
  ] as const)('%s completes kinds %j', (code, kinds) => {
    const offered = (['shipWithLabel', 'reship', 'consignment', 'directOutbound'] as const).filter((kind) =>
      orderActionsOn({ ...inReview, kind, state: 'outOfWarehouse' }, viewer('ida', code), ['OrderCompleted']).includes('complete'),
    );
    expect(offered).toEqual(kinds);
  });
});

describe('Rule: the floor does what the stage of the order calls for', () => {
  const onFloor = { ...inReview, state: 'pendingOutbound' } as const;
  const events: OrderEventName[] = ['OrderAssigned', 'OrderUnassigned', 'OrderItemPicked', 'OrderPacked', 'OrderShipped'];
  const offered = (order: Partial<Parameters<typeof orderActionsOn>[0]>) =>
    orderActionsOn({ ...onFloor, ...order }, viewer('marta', '700106'), events);

  it('packs once everything is picked, ships what is packed', () => {
    expect(offered({ stage: 'assigned' })).toEqual(['assign', 'unassign', 'pick']);
    expect(offered({ stage: 'picking', picked: 1 })).toEqual(['assign', 'pick']);
    expect(offered({ stage: 'picking', picked: 2 })).toEqual(['assign', 'pack']);
    expect(offered({ stage: 'picking', picked: 1, short: 1 })).toEqual(['assign', 'pack']);
    expect(offered({ stage: 'packed', picked: 2, packed: 2 })).toEqual(['ship']);
    expect(offered({ stage: 'partial', picked: 2, packed: 1, shipped: 1 })).toEqual(['assign', 'pack']);
  });

  it('resumes an order in trouble while items are left in it, and gives it up while nothing has left and nothing sold is in it', () => {
    const inTrouble = (counts: object) =>
      orderActionsOn({ ...onFloor, state: 'exception', ...counts }, viewer('grace', '400'), ['OrderResumed', 'OrderCancelled']);
    expect(inTrouble({})).toEqual(['resume', 'giveUp']);
    expect(inTrouble({ picked: 1 })).toEqual(['resume', 'giveUp']);
    expect(inTrouble({ picked: 1, packed: 1, shipped: 1 })).toEqual(['resume']);
    expect(inTrouble({ kind: 'consignment', items: 1 })).toEqual(['resume']);
    expect(inTrouble({ kind: 'consignment', items: 1, short: 1 })).toEqual(['giveUp']);
    expect(inTrouble({ short: 2 })).toEqual(['giveUp']);
  });

  it('replaces what is not picked yet, and of what was sold only what was not found', () => {
    const replaces = (order: Partial<Parameters<typeof orderActionsOn>[0]>) =>
      orderActionsOn({ ...onFloor, ...order }, viewer('marta', '700106'), ['OrderItemReplaced']).includes('replace');
    expect([replaces({}), replaces({ picked: 1 }), replaces({ picked: 2 }), replaces({ picked: 1, short: 1 })]).toEqual([true, true, false, true]);
    expect([replaces({ kind: 'consignment', items: 1 }), replaces({ kind: 'consignment', items: 1, short: 1 })]).toEqual([false, true]);
  });

  it('is cancelled by the owner only while it waits for the owner', () => {
    expect(orderActionsOn({ ...onFloor, stage: 'pending' }, viewer('kim', 'business'), ['OrderCancelled'])).toEqual([]);
    expect(orderActionsOn({ ...inReview, state: 'toConfirm' }, viewer('kim', 'business'), ['OrderCancelled'])).toEqual(['cancel']);
    expect(orderActionsOn({ ...onFloor, stage: 'pending' }, viewer('grace', '400'), ['OrderCancelled'])).toEqual(['takeBack']);
  });
});
