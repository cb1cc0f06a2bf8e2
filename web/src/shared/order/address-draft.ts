import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import type { OrderAddress } from './address-lines.ts';

/** Fields of an address, in the order of its form. */
export const addressFields = ['recipient', 'phone', 'company', 'country', 'state', 'city', 'zipCode', 'street', 'idCardNumber'] as const;
export type AddressField = (typeof addressFields)[number];

/** Of a postal address, where no customs ask for an ID card. */
export const postalFields = addressFields.filter((field) => field !== 'idCardNumber');

/** An address while it is typed. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

const optional: readonly AddressField[] = ['company', 'idCardNumber'];

/** An ID card number is asked for where customs ask for it. */
const china = /^(cn|china|中国)$/i;
export const isOptional = (field: AddressField, { country }: Pick<AddressDraft, 'country'>): boolean =>
  field === 'idCardNumber' ? !china.test(country.trim()) : optional.includes(field);

export const addressDraftOf = (address: Partial<OrderAddress> = {}): AddressDraft =>
  Object.fromEntries(addressFields.map((field) => [field, address[field] ?? ''])) as AddressDraft;

/** Fields that are still missing before it can be sent. */
export const gapsOf = (address: AddressDraft): ReadonlySet<AddressField> =>
  new Set(addressFields.filter((field) => address[field].trim() === '' && !isOptional(field, address)));

export const addressOf = (address: AddressDraft): BodyInputOf<typeof applyReshipEndpoint>['address'] => {
  const { company, idCardNumber, ...needed } = address;
  return { ...needed, ...(company.trim() && { company }), ...(idCardNumber.trim() && { idCardNumber }) };
};
