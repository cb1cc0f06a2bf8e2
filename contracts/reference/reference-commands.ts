import { z } from 'zod';
import { menuField, warehouseIdField, shopIdField } from '../accounts/account-fields.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { isTimeZone } from '../kernel/lists/time-zone.ts';
import { postalAddressField } from './postal-address.ts';
import { MAX_NAME, MAX_TIME_ZONE } from '../kernel/fields/typed-lengths.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { pictureField } from '../files/picture-field.ts';

/** Per item and day: more than storage costs anywhere. In cents. */
export const highestDailyFeeCents = 1_000;
export const MAX_STORAGE_LIMIT_DAYS = 3650;

/** Where goods are stored, on what terms, and which pages its staff see there (R3.15, R6.33). */
export const warehouseFields = {
  warehouseId: warehouseIdField,
  name: z.string().trim().min(1).max(MAX_NAME),
  level: z.enum(['Basic', 'Advance']),
  storageLimitDays: z.number().int().min(0).max(MAX_STORAGE_LIMIT_DAYS),
  dailyFeeCents: moneyField({ max: highestDailyFeeCents }),
  timeZone: z.string().max(MAX_TIME_ZONE).refine(isTimeZone, { error: 'timeZone' }),
  city: z.string().trim().max(MAX_NAME),
  menu: menuField,
  /** Where its parcels start; without one no shipping label can be bought from it. */
  address: postalAddressField.optional(),
};

export const createWarehouse = endpoint({
  name: 'createWarehouse',
  method: 'POST',
  path: '/warehouses',
  bases: ['admin'],
  access: ['300.add'],
  summary: 'Creates a warehouse with its storage terms and the menu that its staff see.',
  body: z.strictObject(warehouseFields),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});

export const changeWarehouse = endpoint({
  name: 'changeWarehouse',
  method: 'POST',
  path: '/warehouses/change',
  bases: ['admin'],
  access: ['300.edit'],
  summary: 'Renames a warehouse or changes its storage terms or the menu that its staff see.',
  // What is not named stays as it is, so that nobody takes back what another changed meanwhile.
  body: z.strictObject(warehouseFields).partial().extend({ warehouseId: warehouseIdField }),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: kernelMessages.saved,
});

export const createShop = endpoint({
  name: 'createShop',
  method: 'POST',
  path: '/shops',
  bases: ['admin'],
  access: ['700.add'],
  summary: 'Creates a shop with its authorisations.',
  body: z.strictObject({
    shopId: shopIdField,
    uid: z.string().trim().min(1).max(64),
    realname: z.string().trim().min(1).max(100),
    knetCrossListing: z.boolean(),
    touchPro: z.boolean(),
    fulfilmentProgramme: z.boolean(),
  }),
  data: z.object({ shopId: z.number().int() }),
  command: true,
  success: kernelMessages.saved,
});

export const createSku = endpoint({
  name: 'createSku',
  method: 'POST',
  path: '/skus',
  bases: ['admin', 'warehouse'],
  access: ['800.add', '700111.add'],
  summary: 'Adds a product with its sizes to the catalogue.',
  body: z.strictObject({
    sku: z.string().trim().min(1).max(64),
    brand: z.string().trim().min(1).max(100),
    name: z.string().trim().min(1).max(200),
    pku: z.string().trim().max(64),
    sizes: z.array(z.string().trim().min(1).max(20)).min(1).max(100),
    image: pictureField,
  }),
  data: z.object({ sku: z.string() }),
  command: true,
  success: kernelMessages.saved,
});
