import { describe, expect, it } from 'vitest';
import { requireCompleteAddress } from './address.ts';

const newark = { country: 'US', zipCode: '07105', phone: '+1 (973) 555-0100' };
const shanghai = { country: '中国', zipCode: '200120', phone: '13800138000', idCardNumber: '11010519491231002X' };

describe('Rule: a parcel goes to an address that there can be', () => {
  it('in a country by its code or its name', () => {
    for (const country of ['US', 'usa', 'United States', '美国']) expect(requireCompleteAddress({ ...newark, country })).toBeUndefined();
    expect(requireCompleteAddress(shanghai)).toBeUndefined();
    expect(requireCompleteAddress({ country: 'GB', zipCode: 'SW1A 1AA', phone: '020 7946 0958' })).toBeUndefined();
  });

  it.each([
    [{ ...newark, country: 'Atlantis' }, 'CountryUnknown', 'address.country'],
    [{ ...newark, zipCode: '!!' }, 'PostcodeInvalid', 'address.zipCode'],
    [{ ...newark, country: 'GB', zipCode: '!!' }, 'PostcodeInvalid', 'address.zipCode'],
    [{ ...newark, phone: 'abc' }, 'PhoneInvalid', 'address.phone'],
    [{ ...newark, phone: '12' }, 'PhoneInvalid', 'address.phone'],
    [{ ...shanghai, idCardNumber: '' }, 'IdCardRequired', 'address.idCardNumber'],
    [{ ...shanghai, idCardNumber: '123' }, 'IdCardInvalid', 'address.idCardNumber'],
  ])('refuses %j: %s', (address, rejected, field) => expect(requireCompleteAddress(address)).toMatchObject({ rejected, field }));
});
