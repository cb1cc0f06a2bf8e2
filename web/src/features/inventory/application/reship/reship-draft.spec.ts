import { describe, expect, it } from 'vitest';
import { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { addressDraftOf } from '#web/shared/order/address-draft.ts';
import { customer } from '#tests/support/customer.ts';
import { applicationOf, emptyDraft, hasWrongBox } from './reship-draft.ts';

const address = addressDraftOf(customer);

describe('Rule: a reship application is what the contract takes', () => {
  it('refused for want of items alone', () => {
    const application = applicationOf({ ...emptyDraft, address }, ['UZ4X3PYCQT']);
    expect(applyReshipEndpoint.body?.safeParse({ ...application, oneIds: [] }).error?.issues.map(({ path }) => path[0])).toEqual(['oneIds']);
  });
});

describe('Rule: each item has its place once there are boxes', () => {
  it('in the first one where none is said', () => {
    expect(applicationOf({ ...emptyDraft, boxOf: { B: 2 } }, ['A', 'B', 'C']).boxes).toEqual([
      { boxNo: '1', oneIds: ['A', 'C'] },
      { boxNo: '2', oneIds: ['B'] },
    ]);
  });

  it('and a number of a box that cannot be read holds the application back', () => {
    expect([hasWrongBox({ boxOf: { A: 'wrong' } }, ['A']), hasWrongBox({ boxOf: { A: 'wrong' } }, ['B'])]).toEqual([true, false]);
  });

  it('and without them the warehouse packs as it sees fit', () => {
    expect(applicationOf(emptyDraft, ['A'])).not.toHaveProperty('boxes');
  });
});
