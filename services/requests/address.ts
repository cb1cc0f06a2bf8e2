import { countryCode, isChineseIdCard, isPhone, isPostcode } from '#contracts/requests/address-form.ts';
import { reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';

interface Address {
  country: string;
  zipCode: string;
  phone: string;
  idCardNumber?: string;
}

/** A parcel can be sent there: a country that there is, a postcode of its form, a telephone number, and in China an ID card (R3.36: customs ask for it). */
export const requireCompleteAddress = ({ country, zipCode, phone, idCardNumber }: Address): Rejection | undefined => {
  const code = countryCode(country);
  const refuse = (rejected: RejectionCode, field: keyof Address, params = {}) => reject(rejected, { field: `address.${field}`, params });
  if (code === undefined) return refuse('CountryUnknown', 'country', { country });
  if (code === 'CN' && !idCardNumber) return refuse('IdCardRequired', 'idCardNumber');
  if (code === 'CN' && !isChineseIdCard(idCardNumber ?? '')) return refuse('IdCardInvalid', 'idCardNumber');
  if (!isPostcode(zipCode, code)) return refuse('PostcodeInvalid', 'zipCode', { zipCode });
  return isPhone(phone) ? undefined : refuse('PhoneInvalid', 'phone');
};
