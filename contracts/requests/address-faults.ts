import { reject, type Rejection, type RejectionCode } from '../kernel/rejection.ts';
import { countryCode, isChineseIdCard, isPhone, isPostcode } from './address-form.ts';

interface Address {
  country: string;
  zipCode: string;
  phone: string;
  idCardNumber?: string | undefined;
}

/**
 * What keeps a parcel from an address: a country that there is not, a postcode that is not of its form, what is no telephone number, and in China an ID card
 * that is missing or wrong (R3.36: customs ask for it).
 */
export const addressFaults = ({ country, zipCode, phone, idCardNumber }: Address): Rejection[] => {
  const code = countryCode(country);
  const refuse = (rejected: RejectionCode, field: keyof Address, params = {}) => reject(rejected, { field: `address.${field}`, params });
  // What a postcode looks like there, nobody can say.
  if (code === undefined) return [refuse('CountryUnknown', 'country', { country }), ...phoneFaults(phone, refuse)];
  return [
    ...(code !== 'CN' || isChineseIdCard(idCardNumber ?? '') ? [] : [refuse(idCardNumber ? 'IdCardInvalid' : 'IdCardRequired', 'idCardNumber')]),
    ...(isPostcode(zipCode, code) ? [] : [refuse('PostcodeInvalid', 'zipCode', { zipCode })]),
    ...phoneFaults(phone, refuse),
  ];
};

const phoneFaults = (phone: string, refuse: (rejected: RejectionCode, field: 'phone') => Rejection): Rejection[] =>
  isPhone(phone) ? [] : [refuse('PhoneInvalid', 'phone')];
