import { z } from 'zod';
import { menuField, warehouseIdField } from '../accounts/account-fields.ts';
import { isTimeZone } from '../kernel/time-zone.ts';
import { postalAddressField } from './postal-address.ts';

/** Where goods are stored, on what terms, and which pages its staff see there (R3.15, R6.33). */
export const warehouseFields = {
  warehouseId: warehouseIdField,
  name: z.string().trim().min(1).max(100),
  level: z.enum(['Basic', 'Advance']),
  storageLimitDays: z.number().int().min(0).max(3650),
  dailyFeeCents: z.number().int().min(0).max(1_000_000),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'timeZone' }),
  city: z.string().trim().max(100),
  menu: menuField,
  /** Where its parcels start; without one no shipping label can be bought from it. */
  address: postalAddressField.optional(),
};
