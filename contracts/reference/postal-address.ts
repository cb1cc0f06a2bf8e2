import type { z } from 'zod';
import { addressSchema } from '../outbound/order-address.ts';
import { addressField } from '../requests/request-fields.ts';

/** An address as a shipping label bears it, as it is given; no customs ask for an ID card. */
export const postalAddressField = addressField.omit({ idCardNumber: true });

/** The same, as events and rows keep it. */
export const postalAddressSchema = addressSchema.omit({ idCardNumber: true });
export type PostalAddress = z.output<typeof postalAddressSchema>;
