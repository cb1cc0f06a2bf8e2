import { describe, expect, it } from 'vitest';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { customer } from '#tests/support/customer.ts';
import { errorsIn } from '#web/ui/form/form-body.ts';
import { addressOf, addressValuesOf, lacksIdCard } from './address-values.ts';

const complete = addressValuesOf(customer);

describe('Rule: what is shipped without a label needs a whole address', () => {
  it('names what is missing, and nothing that may be left out', () => {
    const errors = errorsIn(applyReshipEndpoint.body, { address: addressOf(addressValuesOf()) }, { language: 'en_us' });
    const missing = errors.filter(({ rule, field }) => rule === 'required' && field.startsWith('address.')).map(({ field }) => field);
    expect(missing.toSorted()).toEqual(['city', 'country', 'phone', 'recipient', 'state', 'street', 'zipCode'].map((field) => `address.${field}`));
  });

  it('asks for an ID card number in China', () => {
    expect([lacksIdCard(complete), lacksIdCard({ ...complete, country: '中国' })]).toEqual([false, true]);
    expect(lacksIdCard({ ...complete, country: 'CN', idCardNumber: '110101199003071234' })).toBe(false);
  });

  it('leaves out what was not filled in', () => {
    expect(addressOf(complete)).not.toHaveProperty('company');
  });
});
