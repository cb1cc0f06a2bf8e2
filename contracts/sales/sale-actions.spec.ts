import { describe, expect, it } from 'vitest';
import { saleActionsOn } from './sale-actions.ts';
import { saleEventSchemas, type SaleEventName } from './sale-events.ts';

const everything = Object.keys(saleEventSchemas) as SaleEventName[];
const administrator = { permissions: [{ permissionId: '1400' as const, actions: ['edit' as const, 'query' as const] }] };
const seller = { permissions: [{ permissionId: 'business' as const, actions: ['edit' as const, 'query' as const] }] };
const inside = { status: 'pending' as const, shipped: false, oversold: false, consigned: false };

describe('Rule: what may be done with a sale depends on where its goods are', () => {
  it('inside, an administrator cancels it; with the platform, it is processed, paid out or returned', () => {
    expect(saleActionsOn(inside, administrator, everything)).toEqual([
      'changePrice',
      'raiseIssue',
      'settleIssue',
      'refund',
      'cancel',
      'archive',
      'close',
    ]);
    const shipped = saleActionsOn({ ...inside, shipped: true, status: 'inProgress' }, administrator, everything);
    expect(shipped).toEqual(['raiseIssue', 'settleIssue', 'process', 'payOut', 'return', 'refund', 'archive', 'close']);
    expect(saleActionsOn({ ...inside, shipped: true, status: 'returning' }, administrator, everything)).not.toContain('payOut');
  });

  it('what was promised twice goes on with another item, and is not settled otherwise', () => {
    const oversold = saleActionsOn({ ...inside, oversold: true, status: 'withIssue' }, administrator, everything);
    expect(oversold).toEqual(expect.arrayContaining(['reassign', 'keep']));
    expect(oversold).not.toContain('settleIssue');
  });

  it('what was consigned is owed to its buyer', () => {
    expect(saleActionsOn({ ...inside, consigned: true }, administrator, everything)).not.toContain('cancel');
  });
});

describe('Rule: a seller acts on what has not left yet', () => {
  it('and leaves the rest to the operator', () => {
    expect(saleActionsOn(inside, seller, everything)).toEqual(['changePrice', 'raiseIssue']);
    expect(saleActionsOn({ ...inside, shipped: true }, seller, everything)).toEqual(['raiseIssue']);
  });
});
