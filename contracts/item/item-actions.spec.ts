import { describe, expect, it } from 'vitest';
import { actionKeys, type PermissionGrant, type PermissionId } from '../kernel/access/permissions.ts';
import { actionsOn, itemActionNames, itemActions, whyNotAsked } from './item-actions.ts';
import type { ItemEventName } from './item-events.ts';
import { itemStateNames } from './item-states.ts';

const may = (...ids: PermissionId[]) => ({ permissions: ids.map((permissionId): PermissionGrant => ({ permissionId, actions: actionKeys })) });
const onShelf = { state: 'available', defective: false, shelfId: 'S1', checkResult: 'qualified', isListed: false } as const;
const allowed: ItemEventName[] = ['ItemInspected', 'ItemRequested', 'ItemMoved', 'ItemOwnerChanged', 'ItemCostChanged'];

describe('Rule: an action is offered where the lifecycle allows its event and the viewer may do it', () => {
  it('differs by what the viewer may do', () => {
    expect(actionsOn(onShelf, may('business'), allowed)).toEqual([
      'shipWithLabel',
      'reship',
      'cashOut',
      'consign',
      'transferOwner',
      'moveWarehouse',
      'editCost',
    ]);
    expect(actionsOn(onShelf, may('700105'), allowed)).toEqual(['move']);
    expect(actionsOn(onShelf, may('300'), allowed)).toEqual(['correctInspection', 'move', 'moveOnBehalf', 'markFake', 'editCost', 'changeOwner']);
    expect(actionsOn(onShelf, may('101'), allowed)).toEqual([]);
  });

  it('lets an administrator apply where code 200 counts as the business permission, and nowhere else', () => {
    expect(actionsOn(onShelf, may('200'), allowed)).toEqual([]);
    expect(actionsOn(onShelf, may('200', 'business'), allowed)).toContain('shipWithLabel');
  });

  it('is none where the lifecycle allows nothing', () => {
    expect(actionsOn(onShelf, may('business', '300'), [])).toEqual([]);
  });
});

describe('Rule: only qualified items are consigned or cashed out', () => {
  it.each(['consign', 'cashOut'])('leaves %s out for a defective one', (action) => {
    expect(actionsOn({ ...onShelf, state: 'issue', defective: true }, may('business'), allowed)).not.toContain(action);
  });
});

describe('Rule: a fake goes back to its owner and nowhere else', () => {
  it('offers to ship it, and neither a transfer, a repair, a consignment nor a cash-out', () => {
    const offered = actionsOn({ ...onShelf, state: 'issue', defective: true, checkResult: 'fake' }, may('business'), [...allowed, 'RepairApplied']);
    expect(offered).toEqual(['shipWithLabel', 'reship', 'editCost']);
  });
});

describe('Rule: nobody applies for what is offered on another platform (R8.26)', () => {
  it('and everything else is offered all the same', () => {
    const events: ItemEventName[] = [...allowed, 'RepairApplied', 'DirectOutboundOrdered'];
    expect(actionsOn({ ...onShelf, isListed: true }, may('business'), events)).toEqual(['editCost']);
    expect(actionsOn({ ...onShelf, isListed: true }, may('300'), events)).toContain('directOutbound');
    expect(actionsOn({ ...onShelf, isListed: true }, may('300'), events)).not.toContain('moveOnBehalf');
  });
});

describe('Rule: a request that is not offered says what of the item is the reason (R5.16)', () => {
  const item = { state: 'available', isSold: false, isListed: false, defective: false, checkResult: 'qualified' } as const;

  it.each([
    [{}, undefined],
    [{ isListed: true }, 'ItemIsListed'],
    [{ state: 'issue', defective: true }, 'ItemHasIssue'],
    [{ checkResult: null }, 'ItemHasIssue'],
    [{ state: 'issue', checkResult: 'fake' }, 'ItemIsFake'],
    [{ state: 'outbounding.pending' }, 'ItemDoingAnotherTask'],
    [{ state: 'outbounding.pending', isSold: true }, 'ItemSold'],
    [{ state: 'received' }, 'ItemNotInStock'],
    [{ state: 'outOfWarehouse.shipped' }, 'ItemNotInStock'],
  ] as const)('%o', (differs, code) => {
    expect(whyNotAsked('cashOut', { ...item, ...differs })).toBe(code);
  });

  it('and what is offered has none', () => {
    const found = [
      { state: 'available', defective: false, checkResult: 'qualified' },
      { state: 'available', defective: false, checkResult: null },
      { state: 'issue', defective: true, checkResult: 'defect' },
      { state: 'issue', defective: true, checkResult: 'fake' },
    ] as const;
    const requests = itemActionNames.filter((name) => ['ItemRequested', 'RepairApplied'].includes(itemActions[name].event));
    for (const is of found.flatMap((one) => [true, false].map((isListed) => ({ ...one, isListed })))) {
      const offered = actionsOn({ ...onShelf, ...is }, may('business', '300'), [...allowed, 'RepairApplied']);
      const unexplained = requests.filter((name) => whyNotAsked(name, { ...item, ...is }) === undefined);
      expect(offered.filter((name) => requests.includes(name))).toEqual(unexplained);
    }
  });
});

describe('Rule: the operator sells nothing to itself', () => {
  it('and is offered every other request for its own goods', () => {
    const requests = ['shipWithLabel', 'reship', 'consign', 'transferOwner', 'moveWarehouse', 'editCost'];
    expect(actionsOn(onShelf, { ...may('business'), shopId: 1 }, allowed)).toEqual(requests);
    expect(actionsOn(onShelf, { ...may('business'), shopId: 7 }, allowed)).toContain('cashOut');
  });
});

describe('Rule: owner, cost and source are changed in inventory status 1 alone (R5.01, R5.03)', () => {
  it('is offered for an available item and an issue, and in no other state', () => {
    for (const action of ['changeOwner', 'editCost'] as const)
      expect(itemStateNames.filter((state) => actionsOn({ ...onShelf, state }, may('300'), allowed).includes(action))).toEqual([
        'available',
        'issue',
      ]);
  });

  it('is not offered for the owner where the administrator acts for a shop', () => {
    expect(actionsOn(onShelf, { ...may('300'), shopId: 1 }, allowed)).not.toContain('changeOwner');
  });
});

describe('Rule: a completed inspection is only corrected', () => {
  it('offers the first inspection once, then corrections', () => {
    expect(actionsOn({ ...onShelf, state: 'received', checkResult: null }, may('700103'), ['ItemInspected'])).toEqual(['inspect']);
    expect(actionsOn({ ...onShelf, state: 'inspected' }, may('700103'), ['ItemInspected'])).toEqual(['correctInspection', 'markFake']);
    expect(actionsOn({ ...onShelf, state: 'issue', checkResult: 'fake' }, may('700103'), ['ItemInspected'])).toEqual(['correctInspection']);
  });
});

describe('Rule: what was set to available without an inspection and without a shelf is not stuck', () => {
  const nowhere = { state: 'available', defective: false, shelfId: null, checkResult: null, isListed: false } as const;

  it('is inspected and laid on a shelf, and neither consigned nor cashed out before', () => {
    expect(actionsOn(nowhere, may('700103', '700105'), allowed)).toEqual(['inspect', 'move']);
    expect(actionsOn(nowhere, may('business'), allowed)).toEqual(['shipWithLabel', 'reship', 'transferOwner', 'moveWarehouse', 'editCost']);
  });
});

describe('Rule: only a quotation is the owner’s to cancel', () => {
  it('leaves it out once the order is on the floor', () => {
    expect(actionsOn({ ...onShelf, state: 'outbounding.toConfirm' }, may('business'), ['RequestCancelled'])).toEqual(['cancel']);
    expect(actionsOn({ ...onShelf, state: 'outbounding.pending' }, may('business'), ['RequestCancelled'])).toEqual([]);
  });
});
