import { z } from 'zod';
import { packageStatusNames } from '../forecast/package-queries.ts';
import { requestTypeSchema } from '../item/request-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_SEARCH, maxAddress } from '../kernel/fields/typed-lengths.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { addressSchema } from '../outbound/order-address.ts';
import { orderStates } from '../outbound/order-states.ts';
import { floorBases } from '../outbound/outbound-access.ts';

const reads: readonly PermissionCheck[] = ['700108.query', '300.query'];

/** More than anybody reads through: whoever finds that many types more. */
export const MAX_FOUND = 20;

const fault = z.object({ field: z.string().describe('Of the address'), error: z.string(), message: z.string() });
export type AddressFault = z.output<typeof fault>;

const foundOrder = z.object({
  oddNo: z.string(),
  type: requestTypeSchema,
  state: z.enum(orderStates),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  toWarehouse: z.object({ id: z.string(), name: z.string() }).nullable(),
  address: addressSchema.nullable().describe('Null where it goes by a label, or the address is yet to be settled'),
  faults: z.array(fault),
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  items: count,
  outTime: gmt.nullable(),
});
export type FoundAddress = z.output<typeof foundOrder>;

const foundParcel = z.object({
  preId: z.string(),
  logNo: z.string(),
  status: z.enum(packageStatusNames),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  gmtArrived: gmt.nullable(),
});
export type FoundParcel = z.output<typeof foundParcel>;

/** Over POST, so that names and telephone numbers stay out of addresses and their logs. */
export const searchAddresses = endpoint({
  name: 'searchAddresses',
  method: 'POST',
  path: '/addresses/search',
  bases: floorBases,
  access: reads,
  summary: 'Where orders and parcels go: by order number, ONE ID, tracking number, or recipient, postcode, city or telephone number',
  body: z.strictObject({ text: z.string().trim().min(2).max(MAX_SEARCH), wareId: idField.optional() }),
  data: z.object({ orders: z.array(foundOrder), parcels: z.array(foundParcel) }),
});

const typed = (max: number) => z.string().trim().max(max).default('');

export const checkAddress = endpoint({
  name: 'checkAddress',
  method: 'POST',
  path: '/addresses/check',
  bases: floorBases,
  access: reads,
  summary: 'Whether a parcel can be sent to an address, field by field',
  body: z.strictObject({
    address: z.strictObject({
      recipient: typed(maxAddress.recipient),
      country: typed(maxAddress.country),
      state: typed(maxAddress.state),
      city: typed(maxAddress.city),
      zipCode: typed(maxAddress.zipCode),
      street: typed(maxAddress.street),
      phone: typed(maxAddress.phone),
      company: typed(maxAddress.company),
      idCardNumber: typed(maxAddress.idCardNumber),
    }),
  }),
  data: z.object({ faults: z.array(fault) }),
});
