import { z } from 'zod';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { shopSubject, type PersonalData } from '#contracts/kernel/events/personal-data.ts';
import { chargedLine } from '#contracts/ledger/charged-line.ts';
import { erasedAddress } from '#contracts/outbound/order-address.ts';
import { postalAddressSchema } from '#contracts/reference/postal-address.ts';
import { carrierServiceField, labelPriceFields, parcelField } from './shipping-label-fields.ts';
import { labelCarriers, signatureOptionNames } from './carrier-services.ts';
import { scanFields } from './scan-fields.ts';

const labelNo = z.string();

/** A bought shipping label: stream `label-<labelNo>`. */
export const labelEventSchemas = {
  LabelBought: z.object({
    labelNo,
    shopId: z.number().int(),
    carrier: z.enum(labelCarriers),
    service: carrierServiceField,
    /** What its bars say; absent where a carrier is yet to be asked, since 2026-11-28. */
    logNo: z.string().optional(),
    /** What is bought, in the words of the carriers' hub. */
    quote: z.object({ shipmentId: z.string(), rateId: z.string() }).optional(),
    ...labelPriceFields,
    /** What the operator added to what the carrier asked; absent where no rate card said so. */
    surcharge: z.object(chargedLine).optional(),
    /** The order that the operator bought it for at its own expense; since 2026-11-28. */
    forOrder: z.string().optional(),
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
  /** A carrier has sold it: its number, the file to print, and what the carrier asks for it. */
  LabelIssued: z.object({ labelNo, logNo: z.string(), url: z.string(), costCents: z.number().int() }),
  /** The carrier will not sell it. */
  LabelDeclined: z.object({ labelNo, reason: z.string() }),
  /** Its parcel was scanned. */
  LabelTracked: z.object({ labelNo, ...scanFields }),
  LabelVoided: z.object({ labelNo, reason: z.string() }),
  /** The carrier will not take it back. */
  LabelVoidRefused: z.object({ labelNo, reason: z.string() }),
  /** It is asked once more. */
  LabelVoidRetried: z.object({ labelNo }),
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
