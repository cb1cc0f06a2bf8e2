import type { AddressFault } from '#contracts/addresses/address-inquiry.ts';
import { rejectionMessage } from '#contracts/errors.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { addressFaults } from '#contracts/requests/address-faults.ts';

interface Address {
  recipient: string;
  country: string;
  state: string;
  city: string;
  zipCode: string;
  street: string;
  phone: string;
  idCardNumber?: string | undefined;
}

const needed = ['recipient', 'phone', 'country', 'state', 'city', 'zipCode', 'street'] as const;

/** What keeps a parcel from an address, in the reader's words: what is not there, and what is there and cannot be. */
export const everyFault = (address: Address, language: Language): AddressFault[] => {
  const missing = needed.filter((field) => address[field].trim() === '');
  const words = language === 'zh_cn' ? fieldRules.required.zh : fieldRules.required.en;
  return [
    ...missing.map((field) => ({ field, error: 'required', message: words })),
    ...addressFaults(address).flatMap((rejection) => {
      const field = rejection.field?.replace('address.', '') ?? '';
      return missing.some((each) => each === field) ? [] : [{ field, error: rejection.rejected, message: rejectionMessage(rejection, language) }];
    }),
  ];
};
