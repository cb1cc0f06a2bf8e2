import { z } from 'zod';
import { menuField, warehouseIdField } from '../accounts/account-fields.ts';
import { moneyField } from '../kernel/money-field.ts';
import { isTimeZone } from '../kernel/time-zone.ts';
import { postalAddressField } from './postal-address.ts';
import { MAX_NAME, MAX_TIME_ZONE } from '../kernel/typed-lengths.ts';

/** Per item and day: more than storage costs anywhere. In cents. */
export const highestDailyFeeCents = 1_000;
export const mostStorageLimitDays = 3650;

/** Where goods are stored, on what terms, and which pages its staff see there (R3.15, R6.33). */
export const warehouseFields = {
  warehouseId: warehouseIdField,
  name: z.string().trim().min(1).max(MAX_NAME),
  level: z.enum(['Basic', 'Advance']),
  storageLimitDays: z.number().int().min(0).max(mostStorageLimitDays),
  dailyFeeCents: moneyField({ max: highestDailyFeeCents }),
  timeZone: z.string().max(MAX_TIME_ZONE).refine(isTimeZone, { error: 'timeZone' }),
  city: z.string().trim().max(MAX_NAME),
  menu: menuField,
  /** Where its parcels start; without one no shipping label can be bought from it. */
  address: postalAddressField.optional(),
};
