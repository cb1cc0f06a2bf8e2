import { z } from 'zod';
import { dateFilters } from '#contracts/kernel/lists/date-range.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { pageRequest } from '#contracts/kernel/lists/paging.ts';
import { after, flag, searchText, shopIdField } from '#contracts/kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '#contracts/kernel/lists/query-rows.ts';
import { postalAddressSchema } from '#contracts/reference/postal-address.ts';
import { labelCarriers, signatureOptionNames } from './carrier-services.ts';
import { labelReadBases, labelReads, shippingLabelActionNames } from './shipping-label-actions.ts';
import { parcelStatusNames } from './parcel-statuses.ts';
import { carrierServiceField, labelNoField, labelPriceFields, parcelField } from './shipping-label-fields.ts';
import { shippingLabelStateNames, type ShippingLabelState } from './shipping-label-states.ts';

export const shippingLabelViews = ['all', ...shippingLabelStateNames] as const;
export type ShippingLabelView = (typeof shippingLabelViews)[number];

export const shippingLabelSorts = ['gmtCreate', 'gmtModify', 'gmtVoided', 'feeCents'] as const;

/** R3.38. */
export const shippingLabelRowSchema = z.object({
  labelNo: z.string(),
  state: z.enum(shippingLabelStateNames),
  shopInfo: shopInfoSchema,
  carrier: z.enum(labelCarriers),
  service: carrierServiceField,
  logNo: z.string().describe('Empty until its carrier has numbered it'),
  parcelStatus: z.enum(parcelStatusNames).nullable().describe('The last that its carrier told of the parcel'),
  carrierFile: z.boolean().describe('Its carrier made the file'),
  gmtScanned: gmt.nullable(),
  voidRefused: z.string().nullable().describe('Why its carrier will not take it back'),
  ...labelPriceFields,
  declaredValueCents: cents,
  signature: z.enum(signatureOptionNames),
  from: postalAddressSchema,
  /** Where `from` is a warehouse's address. */
  warehouseId: z.string().nullable(),
  to: postalAddressSchema,
  parcel: parcelField,
  billedGrams: count,
  /** The order that ships with it. */
  oddNo: z.string().nullable(),
  reason: z.string().nullable().describe('Why it was voided'),
  gmtCreate: gmt,
  /** Until when it can be voided. */
  gmtVoidable: gmt,
  gmtVoided: gmt.nullable(),
  /** By when the carrier is expected to refund it; null unless it is void. */
  gmtRefundDue: gmt.nullable(),
  gmtRefunded: gmt.nullable(),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(shippingLabelActionNames)),
});
export type ShippingLabelRow = z.output<typeof shippingLabelRowSchema>;

export const listShippingLabels = endpoint({
  name: 'listShippingLabels',
  method: 'GET',
  path: '/shipping-labels',
  bases: labelReadBases,
  access: labelReads,
  summary: 'Bought shipping labels by state, text and date: sellers see those of their shop, finance those of all',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(shippingLabelViews).default('all'),
    /** In the label's number, the tracking number, the recipient, the city or the ZIP code. */
    text: searchText,
    carrier: z.enum(labelCarriers).optional(),
    /** Whether no order ships with it. */
    unused: flag,
    shopId: shopIdField.optional(),
    /** Bought on these days of the caller. */
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(shippingLabelSorts).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    shippingLabelRowSchema,
    z.object(Object.fromEntries(shippingLabelViews.map((view) => [view, count])) as Record<'all' | ShippingLabelState, typeof count>),
  ),
});

export const getShippingLabel = endpoint({
  name: 'getShippingLabel',
  method: 'GET',
  path: '/shipping-labels/detail',
  bases: labelReadBases,
  access: labelReads,
  summary: 'One bought shipping label',
  query: z.strictObject({ labelNo: labelNoField }),
  data: shippingLabelRowSchema,
});
