import type { OrderAddress } from './address-lines.ts';

/** Fields of an address, in the order of its form. */
export const addressFields = ['recipient', 'phone', 'company', 'country', 'state', 'city', 'zipCode', 'street', 'idCardNumber'] as const;
export type AddressField = (typeof addressFields)[number];

/** Of a postal address, where no customs ask for an ID card. */
export const postalFields = addressFields.filter((field) => field !== 'idCardNumber');

/** An address while it is typed. */
export type AddressValues = Record<AddressField, string>;

export const addressValuesOf = (address: Partial<OrderAddress> = {}): AddressValues =>
  Object.fromEntries(addressFields.map((field) => [field, address[field] ?? ''])) as AddressValues;

export const isAddressEmpty = (address: AddressValues): boolean => addressFields.every((field) => address[field].trim() === '');

/** An ID card number is asked for where customs ask for it. */
const china = /^(cn|china|中国)$/i;
export const needsIdCard = ({ country }: Pick<AddressValues, 'country'>): boolean => china.test(country.trim());

export const lacksIdCard = (address: AddressValues): boolean => needsIdCard(address) && address.idCardNumber.trim() === '';

/** What is sent: without what may be left out and was. */
export const addressOf = ({ company, idCardNumber, ...needed }: AddressValues) => ({
  ...needed,
  ...(company.trim() && { company }),
  ...(idCardNumber.trim() && { idCardNumber }),
});
