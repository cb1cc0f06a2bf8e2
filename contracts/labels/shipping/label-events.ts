import { z } from 'zod';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { shopSubject, type PersonalData } from '#contracts/kernel/events/personal-data.ts';
import { chargedLine } from '#contracts/ledger/charged-line.ts';
import { erasedAddress } from '#contracts/outbound/order-address.ts';
import { postalAddressSchema } from '#contracts/reference/postal-address.ts';
import { carrierServiceField, labelPriceFields, parcelField } from './shipping-label-fields.ts';
import { labelCarriers, signatureOptionNames } from './carrier-services.ts';

const labelNo = z.string();

/** A bought shipping label: stream `label-<labelNo>`. */
export const labelEventSchemas = {
  LabelBought: z.object({
    labelNo,
    shopId: z.number().int(),
    carrier: z.enum(labelCarriers),
    service: carrierServiceField,
    /** What its bars say. */
    logNo: z.string(),
    ...labelPriceFields,
    /** What the operator added to what the carrier asked; absent where no rate card said so. */
    surcharge: z.object(chargedLine).optional(),
    declaredValueCents: z.number().int(),
    signature: z.enum(signatureOptionNames),
    /** Where `from` is a warehouse's address. */
    warehouseId: z.string().optional(),
    from: postalAddressSchema,
    to: postalAddressSchema,
    parcel: parcelField,
    billedGrams: z.number().int(),
    zone: z.number().int(),
    /** UTC; it can be voided for a time from then on. */
    boughtAt: z.string(),
  }),
  LabelVoided: z.object({ labelNo, reason: z.string() }),
  /** The carrier has given the money back. */
  LabelRefunded: z.object({ labelNo }),
} as const;
/** Sender and recipient, whichever shop bought it. */
export const labelPersonalData: PersonalData = {
  LabelBought: {
    subjectOf: ({ data }) => shopSubject((data as { shopId: number }).shopId),
    erased: { from: erasedAddress, to: erasedAddress },
  },
};

export type LabelEvent = EventsOf<typeof labelEventSchemas>;
export type LabelBought = Extract<LabelEvent, { type: 'LabelBought' }>;
