import { describe, expect, it } from 'vitest';
import { everyFault } from './faults.ts';

const newark = { recipient: 'Ada', country: 'US', state: 'NJ', city: 'Newark', zipCode: '07105', street: '1 Main St', phone: '+1 973 555 0100' };
const faultsOf = (address: Partial<typeof newark> & { idCardNumber?: string }) =>
  everyFault({ ...newark, ...address }, 'en_us').map(({ field, error }) => [field, error]);

describe('Rule: of an address all that is wrong is told at once, field by field', () => {
  it('nothing of one that there can be', () => expect(faultsOf({})).toEqual([]));

  it('what is missing, and what cannot be', () => {
    expect(faultsOf({ street: ' ', zipCode: '1', phone: 'abc' })).toEqual([
      ['street', 'required'],
      ['zipCode', 'PostcodeInvalid'],
      ['phone', 'PhoneInvalid'],
    ]);
    expect(faultsOf({ country: '', phone: '' })).toEqual([
      ['phone', 'required'],
      ['country', 'required'],
    ]);
  });

  it('and what customs ask for', () => {
    expect(faultsOf({ country: 'China', zipCode: '200120' })).toEqual([['idCardNumber', 'IdCardRequired']]);
    expect(faultsOf({ country: 'China', zipCode: '200120', idCardNumber: '12' })).toEqual([['idCardNumber', 'IdCardInvalid']]);
  });

  it('in the language of the reader', () => {
    expect(everyFault({ ...newark, street: '' }, 'zh_cn')[0]?.message).toMatch(/必填/);
  });
});
