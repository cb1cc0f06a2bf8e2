import { describe, expect, it } from 'vitest';
import { addressDraftOf, addressOf, gapsOf } from './address-draft.ts';
import { customer } from '#tests/support/customer.ts';

const complete = addressDraftOf(customer);

describe('Rule: what is shipped without a label needs a whole address', () => {
  it('names what is missing, and nothing that may be left out', () => {
    expect([...gapsOf(addressDraftOf())]).toEqual(['recipient', 'phone', 'country', 'state', 'city', 'zipCode', 'street']);
    expect(gapsOf(complete).size).toBe(0);
  });

  it('asks for an ID card number in China', () => {
    expect([...gapsOf({ ...complete, country: '中国' })]).toEqual(['idCardNumber']);
  });

  it('leaves out what was not filled in', () => {
    expect(addressOf(complete)).not.toHaveProperty('company');
  });
});
