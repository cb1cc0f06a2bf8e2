import { z } from 'zod';
import { feeOf } from '../fees/fee-line.ts';
import { exchanged } from '../payments/exchange.ts';
import { chargedLine } from './charged-line.ts';

const cents = z.number().int();

/** The day that a posting is for, where it is dated on the first open one because that month takes nothing any more. */
const movedFrom = z.string().optional();

/** A price as it was agreed for one thing of several. */
const pricedItem = z.object({ oneId: z.string(), cents });

/** What the amount of a posting rests on: whoever has the basis can work the amount out again. */
export const basisSchema = z.discriminatedUnion('kind', [
  /** Posted before postings said what they rest on. */
  z.object({ kind: z.literal('legacy'), cents }),
  z.object({
    kind: z.literal('label'),
    service: z.string(),
    zone: z.number().int(),
    billedGrams: z.number().int(),
    postageCents: cents,
    signatureCents: cents,
    insuranceCents: cents,
    /** What the operator adds to what the carrier asks. */
    surcharge: z.object(chargedLine).optional(),
  }),
  /** A fee that the operator named for an order and its seller accepted. */
  z.object({ kind: z.literal('quote'), oddNo: z.string(), feeCents: cents }),
  z.object({ kind: z.literal('card'), ...chargedLine }),
  /** The items of a shop that lay in a warehouse at the end of a day: how many at each daily rate, and by what they can be listed again. */
  z.object({
    kind: z.literal('storage'),
    warehouseId: z.string(),
    date: z.string(),
    position: z.string(),
    /** SHA-256 of the sorted ONE IDs. */
    digest: z.string(),
    lines: z.array(
      z.object({ cardId: z.string(), version: z.number().int(), freeDays: z.number().int(), centsPerDay: cents, items: z.number().int() }),
    ),
    movedFrom,
  }),
  /** Prices of goods: bought from their seller, or sold for them. */
  z.object({
    kind: z.literal('sale'),
    oddNo: z.string(),
    platform: z.string().optional(),
    platOrderNo: z.string().optional(),
    items: z.array(pricedItem),
  }),
  z.object({ kind: z.literal('repair'), repairNo: z.string(), works: z.array(z.object({ name: z.string(), cents })) }),
  /** Money as the bank received it. */
  z.object({ kind: z.literal('bank'), statementId: z.string().optional(), lineKey: z.string(), code: z.string().optional(), movedFrom, cents }),
  /** Money as a payment provider reported it; `rate` is decimal text where it came in another currency. */
  z.object({
    kind: z.literal('provider'),
    provider: z.string(),
    tradeNo: z.string(),
    paid: z.object({ currency: z.string(), cents }).optional(),
    rate: z.string().optional(),
    cents,
  }),
  /** What money in another currency was worth at the reference rate, beside what the wallet was credited with for it. */
  z.object({
    kind: z.literal('margin'),
    provider: z.string(),
    tradeNo: z.string(),
    paid: z.object({ currency: z.string(), cents }),
    /** As decimal text: that of the credit, and that of the books. */
    rate: z.string(),
    reference: z.string(),
    creditedCents: cents,
  }),
  z.object({ kind: z.literal('withdrawal'), withdrawalNo: z.string(), lastFour: z.string().optional(), cents }),
  /** Decided by people of finance. */
  z.object({ kind: z.literal('manual'), reason: z.string(), evidence: z.string(), approvedBy: z.array(z.string()), cents }),
  /** Parts of an earlier posting that fall to these items: what of a fee is earned by a shipment, what goods cost that leave or come back. */
  z.object({
    kind: z.literal('share'),
    of: z.string(),
    items: z.array(pricedItem),
    /** The former ONE ID of goods that came back, and lie in the books under a new one. */
    returnedFrom: z.string().optional(),
  }),
  z.object({ kind: z.literal('reversal'), of: z.string(), reason: z.string(), evidence: z.string().optional(), movedFrom, cents }),
]);
export type Basis = z.output<typeof basisSchema>;
export type BasisOf<Kind extends Basis['kind']> = Extract<Basis, { kind: Kind }>;

const sumOf = (parts: readonly { cents: number }[]): number => parts.reduce((sum, part) => sum + part.cents, 0);

/** The amount in cents that a basis leads to. Every posting must be of this amount. */
export const amountOf = (basis: Basis): number => {
  switch (basis.kind) {
    case 'label':
      return basis.postageCents + basis.signatureCents + basis.insuranceCents + surchargeCents(basis);
    case 'quote':
      return basis.feeCents;
    case 'card':
      return feeOf(basis.line, basis.quantity);
    case 'storage':
      return basis.lines.reduce((sum, { centsPerDay, items }) => sum + centsPerDay * items, 0);
    case 'sale':
    case 'share':
      return sumOf(basis.items);
    case 'repair':
      return sumOf(basis.works);
    case 'margin':
      return Math.abs(marginOf(basis));
    case 'legacy':
    case 'bank':
    case 'provider':
    case 'withdrawal':
    case 'manual':
    case 'reversal':
      return basis.cents;
  }
};

export const surchargeCents = ({ surcharge }: Pick<BasisOf<'label'>, 'surcharge'>): number =>
  surcharge ? feeOf(surcharge.line, surcharge.quantity) : 0;

/** What the operator keeps of an exchange, in cents; negative where it has credited more than came. */
export const marginOf = ({ paid, reference, creditedCents }: Pick<BasisOf<'margin'>, 'paid' | 'reference' | 'creditedCents'>): number =>
  exchanged(paid.cents, reference) - creditedCents;
