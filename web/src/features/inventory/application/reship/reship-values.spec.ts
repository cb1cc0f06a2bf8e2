import { describe, expect, it } from 'vitest';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { addressValuesOf } from '#web/shared/order/address/address-values.ts';
import { customer } from '#tests/support/customer.ts';
import { applicationOf, nothingEntered, hasWrongBox } from './reship-values.ts';

const address = addressValuesOf(customer);

describe('Rule: a reship application is what the contract takes', () => {
  it('refused for want of items alone', () => {
    const application = applicationOf({ ...nothingEntered, address }, ['UZ4X3PYCQT']);
    expect(
      applyReshipEndpoint.body?.safeParse({ ...(withoutGaps(application) as object), oneIds: [] }).error?.issues.map(({ path }) => path[0]),
    ).toEqual(['oneIds']);
  });
});

describe('Rule: each item has its place once there are boxes', () => {
  it('in the first one where none is said', () => {
    expect(applicationOf({ ...nothingEntered, boxOf: { B: 2 } }, ['A', 'B', 'C']).boxes).toEqual([
      { boxNo: '1', oneIds: ['A', 'C'] },
      { boxNo: '2', oneIds: ['B'] },
    ]);
  });

  it('and a number of a box that cannot be read holds the application back', () => {
    expect([hasWrongBox({ boxOf: { A: 'wrong' } }, ['A']), hasWrongBox({ boxOf: { A: 'wrong' } }, ['B'])]).toEqual([true, false]);
    const application = applicationOf({ ...nothingEntered, address, boxOf: { UZ4X3PYCQT: 'wrong' } }, ['UZ4X3PYCQT']);
    const errors = errorsIn(applyReshipEndpoint.body, withoutGaps(application), { language: 'en_us' });
    expect(errors.map(({ field }) => field)).toContain('boxes.0.boxNo');
  });

  it('and without them the warehouse packs as it sees fit', () => {
    expect(applicationOf(nothingEntered, ['A'])).not.toHaveProperty('boxes');
  });
});
