import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { labelField, MAX_PRICE_CENTS } from '../requests/request-fields.ts';
import { lowestPriceCents } from '../requests/consignments.ts';
import { saleActions } from './sale-actions.ts';
import { channelField, oneSale, ownSaleEdits, saleBases, saleNoField } from './sale-fields.ts';
import { saleStatusNames } from './sale-states.ts';

const answer = z.object({ saleId: z.string(), status: z.enum(saleStatusNames) });

/** What a platform told by other means than its connection: by mail, or by telephone. */
export const recordSaleEndpoint = endpoint({
  name: 'recordSale',
  method: 'POST',
  path: '/sales',
  bases: ['admin'],
  access: ['1400.edit', '1400.add'],
  summary: 'Records a sale of one item on a platform: the item is locked, and its order goes to the floor.',
  body: z.strictObject({
    channel: channelField,
    saleNo: saleNoField,
    oneId: oneIdSchema,
    priceCents: moneyField({ min: 1, max: MAX_PRICE_CENTS }),
    shipBy: z.iso.datetime().optional(),
    label: labelField.optional(),
  }),
  data: answer.extend({ oddNo: z.string().nullable() }),
  command: true,
  keyRequired: true,
});

export const changeSalePriceEndpoint = endpoint({
  name: 'changeSalePrice',
  method: 'POST',
  path: '/sales/prices',
  bases: saleBases,
  access: ownSaleEdits,
  summary: 'Changes the price of a sale until its goods are shipped.',
  body: oneSale.extend({ priceCents: moneyField({ min: lowestPriceCents, max: MAX_PRICE_CENTS, tooLow: 'lowestPrice' }), reason: reasonField }),
  data: answer,
  command: true,
});

export const raiseSaleIssueEndpoint = endpoint({
  name: 'raiseSaleIssue',
  method: 'POST',
  path: '/sales/issues',
  bases: saleBases,
  access: ownSaleEdits,
  summary: 'Sets a sale to having an issue.',
  body: oneSale.extend({ reason: reasonField }),
  data: answer,
  command: true,
});

export const settleSaleIssueEndpoint = endpoint({
  name: 'settleSaleIssue',
  method: 'POST',
  path: '/sales/issues/settlements',
  bases: ['admin'],
  access: saleActions.settleIssue.access,
  summary: 'Lets a sale whose issue is settled go on.',
  body: oneSale,
  data: answer,
  command: true,
});

export const reassignSaleEndpoint = endpoint({
  name: 'reassignSale',
  method: 'POST',
  path: '/sales/substitutes',
  bases: ['admin'],
  access: saleActions.reassign.access,
  summary: 'Gives an oversold sale another item of the same seller, SKU, size and inspection result.',
  body: oneSale.extend({ twin: oneIdSchema }),
  data: answer,
  command: true,
});

export const keepSaleEndpoint = endpoint({
  name: 'keepSale',
  method: 'POST',
  path: '/sales/precedence',
  bases: ['admin'],
  access: saleActions.keep.access,
  summary: 'Gives an oversold sale the item of the sale that was first, which is given up: as long as nobody has begun to pick it.',
  body: oneSale,
  data: answer,
  command: true,
});

export const cancelSaleEndpoint = endpoint({
  name: 'cancelSale',
  method: 'POST',
  path: '/sales/cancellations',
  bases: ['admin'],
  access: saleActions.cancel.access,
  summary: 'Cancels a sale whose goods are still in the warehouse; the item is free again.',
  body: oneSale.extend({ reason: reasonField, penaltyCents: moneyField({ max: MAX_PRICE_CENTS }).optional() }),
  data: answer,
  command: true,
});

export const processSaleEndpoint = endpoint({
  name: 'processSale',
  method: 'POST',
  path: '/sales/acceptances',
  bases: ['admin'],
  access: saleActions.process.access,
  summary: 'Records that the platform has accepted the goods of a sale.',
  body: oneSale,
  data: answer,
  command: true,
});

export const payOutSaleEndpoint = endpoint({
  name: 'payOutSale',
  method: 'POST',
  path: '/sales/payouts',
  bases: ['admin'],
  access: saleActions.payOut.access,
  summary: "Pays a sale out to its seller's wallet, once; without a figure of the platform, by the rate cards.",
  body: oneSale.extend({ payoutCents: moneyField({ max: MAX_PRICE_CENTS }).optional().describe('What the platform paid, in cents') }),
  data: answer.extend({ payoutCents: z.number().int(), differs: z.boolean() }),
  command: true,
  keyRequired: true,
});

export const returnSaleEndpoint = endpoint({
  name: 'returnSale',
  method: 'POST',
  path: '/sales/returns',
  bases: ['admin'],
  access: saleActions.return.access,
  summary: 'Sets a sale to returned: its goods are on their way back.',
  body: oneSale.extend({ reason: reasonField }),
  data: answer,
  command: true,
});

export const refundSaleEndpoint = endpoint({
  name: 'refundSale',
  method: 'POST',
  path: '/sales/refunds',
  bases: ['admin'],
  access: saleActions.refund.access,
  summary: "Completes the return of a sale: what was paid out goes out of the seller's wallet again.",
  body: oneSale,
  data: answer,
  command: true,
  keyRequired: true,
});

export const archiveSaleEndpoint = endpoint({
  name: 'archiveSale',
  method: 'POST',
  path: '/sales/archive',
  bases: ['admin'],
  access: saleActions.archive.access,
  summary: 'Archives a sale that is over.',
  body: oneSale,
  data: answer,
  command: true,
});

export const closeSaleEndpoint = endpoint({
  name: 'closeSale',
  method: 'POST',
  path: '/sales/closures',
  bases: ['admin'],
  access: saleActions.close.access,
  summary: 'Closes a sale: it offers no further action.',
  body: oneSale.extend({ reason: reasonField }),
  data: answer,
  command: true,
});
