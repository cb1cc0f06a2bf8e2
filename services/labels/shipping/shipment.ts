import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requirePrintableText } from '#contracts/labels/printable.ts';
import type { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { requireZipCode, zoneBetween } from './zone.ts';

export type Shipment = BodyOf<typeof rateLabelEndpoint>;

/** From where to where, and how far that is. */
export interface Journey {
  from: PostalAddress;
  to: PostalAddress;
  zone: number;
}

/** `warehouse` is the one that the shipment names. */
export const journeyOf = ({ warehouseId, from: ownAddress, to }: Shipment, warehouse: Warehouse | undefined): Journey | Rejection => {
  if (warehouseId !== undefined && !warehouse?.exists) return reject('WarehouseUnknown', { field: 'warehouseId' });
  const from = warehouse?.address ?? ownAddress;
  if (!from) return reject('WarehouseWithoutAddress', { field: 'warehouseId' });
  // Of a warehouse's address nobody here can mend a field.
  const fieldOfStart = (field: string) => (warehouseId === undefined ? `from.${field}` : 'warehouseId');
  const refusal = requireSendable(from, fieldOfStart) ?? requireSendable(to, (field) => `to.${field}`);
  return refusal ?? { from, to, zone: zoneBetween(from.zipCode, to.zipCode) };
};

const unitedStates = new Set(['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA', '美国']);
const printed = ['recipient', 'company', 'street', 'city', 'state', 'phone'] as const;

/** A label that cannot be printed is not sold (R5.22). */
const requireSendable = (address: PostalAddress, fieldOf: (field: string) => string): Rejection | undefined =>
  (unitedStates.has(address.country.toUpperCase()) ? undefined : reject('OnlyWithinTheUnitedStates', { field: fieldOf('country') })) ??
  requireZipCode(address.zipCode, fieldOf('zipCode')) ??
  firstRefusal(printed, (field) => requirePrintableText(address[field] ?? '', fieldOf(field)));
