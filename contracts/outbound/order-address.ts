import { z } from 'zod';
import { erased } from '../kernel/events/personal-data.ts';

export const addressSchema = z.object({
  recipient: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zipCode: z.string(),
  street: z.string(),
  phone: z.string(),
  company: z.string().optional(),
  idCardNumber: z.string().optional(),
});
/** An address that was erased: none of it is left, its country included. */
export const erasedAddress = { recipient: erased, country: erased, state: erased, city: erased, zipCode: erased, street: erased, phone: erased };
