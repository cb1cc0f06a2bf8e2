import { z } from 'zod';
import { menuField, warehouseIdField } from '../accounts/account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

export const createWarehouse = endpoint({
  name: 'createWarehouse',
  method: 'POST',
  path: '/warehouses',
  bases: ['admin'],
  access: ['300.add'],
  summary: 'Creates a warehouse with its storage terms and the menu that its staff see.',
  body: z.strictObject({
    warehouseId: warehouseIdField,
    name: z.string().trim().min(1).max(100),
    level: z.enum(['Basic', 'Advance']),
    storageLimitDays: z.number().int().min(0).max(3650),
    dailyFeeCents: z.number().int().min(0).max(1_000_000),
    timeZone: z.string().max(64).refine(isTimeZone, { error: 'timeZone' }),
    city: z.string().trim().max(100),
    menu: menuField,
  }),
  data: z.object({ warehouseId: z.string() }),
  command: true,
  success: 'saved',
});
