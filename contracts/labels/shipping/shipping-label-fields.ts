import { z } from 'zod';
import { warehouseIdField } from '#contracts/accounts/account-fields.ts';
import { cents } from '#contracts/kernel/lists/query-rows.ts';
import { postalAddressField } from '#contracts/reference/postal-address.ts';
import { moneyField } from '#contracts/kernel/fields/money-field.ts';
import { carrierServiceNames, signatureOptionNames } from './carrier-services.ts';
import { shippingLabelStateNames } from './shipping-label-states.ts';

export const labelNoField = z.string().trim().min(1).max(32);

/** 150 pounds: the heaviest parcel that any carrier takes. */
export const heaviestParcelGrams = 68_000;
/** 108 inches. */
export const MAX_SIDE_CM = 274;
export const highestDeclaredCents = 5_000_000;

const side = z.number().int().min(1).max(MAX_SIDE_CM);

/** Outer measures, each rounded up to whole centimetres. */
export const parcelField = z.strictObject({
  weightGrams: z.number().int().min(1).max(heaviestParcelGrams),
  lengthCm: side,
  widthCm: side,
  heightCm: side,
});
export type Parcel = z.output<typeof parcelField>;

/** What is to be sent, and how it is secured. It starts at a warehouse or at an address: one of the two is given. */
export const shipmentFields = {
  warehouseId: warehouseIdField.optional(),
  from: postalAddressField.optional(),
  to: postalAddressField,
  parcel: parcelField,
  declaredValueCents: moneyField({ max: highestDeclaredCents }).default(0),
  signature: z.enum(signatureOptionNames).default('none'),
};

/** The start is named once: as a warehouse or as an address. */
export const hasOneStart = ({ warehouseId, from }: { warehouseId?: string | undefined; from?: object | undefined }): boolean =>
  (warehouseId === undefined) !== (from === undefined);
export const startMissing = { path: ['from'], error: 'required' };

/** What a label costs, item by item; `feeCents` is all of it. */
export const labelPriceFields = { postageCents: cents, signatureCents: cents, insuranceCents: cents, feeCents: cents };

export const carrierServiceField = z.enum(carrierServiceNames);

/** What a command on a label answers: where it stands now. */
export const shippingLabelAnswerSchema = z.object({
  labelNo: z.string(),
  logNo: z.string(),
  feeCents: cents,
  state: z.enum(shippingLabelStateNames),
});
export type ShippingLabelAnswer = z.output<typeof shippingLabelAnswerSchema>;
