import { z } from 'zod';
import { moneyField } from '../kernel/fields/money-field.ts';
import type { Words } from '../kernel/words.ts';
import { feeSubjectSchema, type FeeService } from './fee-subjects.ts';

/** More than one unit of anything costs, in cents. */
export const MAX_UNIT_CENTS = 10_000_000;
/** The whole of an amount, in hundredths of a percent. */
export const MAX_BASIS_POINTS = 10_000;
export const MAX_TIERS = 10;
const MAX_UNITS = 1_000_000;

const price = moneyField({ max: MAX_UNIT_CENTS });
const units = z.number().int().min(1).max(MAX_UNITS);
const freeUnits = z.number().int().min(0).max(MAX_UNITS).default(0);

/** Each price holds for the items from `from` on, up to the next tier: those before keep theirs, so that more items never cost less. */
const tiers = z
  .array(z.strictObject({ from: units, cents: price }))
  .min(1)
  .max(MAX_TIERS)
  .refine((all) => all.every(({ from }, index) => (index === 0 ? from === 1 : from > all[index - 1]!.from)), { error: 'TiersOutOfOrder' });

/** How a line counts. What is free comes off the quantity first. */
const chargeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('perOrder'), cents: price }),
  z.strictObject({ kind: z.literal('perItem'), cents: price, free: freeUnits }),
  z.strictObject({ kind: z.literal('tiered'), tiers }),
  z.strictObject({ kind: z.literal('perWeightStep'), cents: price, stepGrams: units, free: freeUnits }),
  z
    .strictObject({
      kind: z.literal('percent'),
      basisPoints: z.number().int().min(0).max(MAX_BASIS_POINTS),
      minCents: price.optional(),
      maxCents: price.optional(),
    })
    .refine(({ minCents = 0, maxCents = MAX_UNIT_CENTS }) => minCents <= maxCents, { error: 'LeastAboveMost', path: ['maxCents'] }),
  z.strictObject({ kind: z.literal('perDay'), cents: price, freeDays: z.number().int().min(0).max(3650) }),
]);
export type Charge = z.output<typeof chargeSchema>;
export type ChargeKind = Charge['kind'];

/** What a quantity of each kind counts. */
export const chargeUnits = {
  perOrder: 'order',
  perItem: 'item',
  tiered: 'item',
  perWeightStep: 'gram',
  percent: 'cent',
  perDay: 'day',
} as const satisfies Record<ChargeKind, string>;
export type ChargeUnit = (typeof chargeUnits)[ChargeKind];

export const chargeKinds = {
  perOrder: { en: 'Per order', zh: '按单' },
  perItem: { en: 'Per item', zh: '按件' },
  tiered: { en: 'Per item, by quantity', zh: '按件阶梯' },
  perWeightStep: { en: 'Per weight step', zh: '按重量段' },
  percent: { en: 'Percent', zh: '按比例' },
  perDay: { en: 'Per item and day', zh: '按件按天' },
} as const satisfies Record<ChargeKind, Words>;
export const chargeKindNames = Object.keys(chargeKinds) as [ChargeKind, ...ChargeKind[]];

/** By which kinds a service can be charged, the usual one first: storage has days, a sale has a price to take a part of. */
export const chargeKindsOf = {
  shipping: ['perItem', 'perOrder', 'tiered'],
  transshipment: ['perWeightStep', 'perItem', 'perOrder', 'tiered'],
  switchUser: ['perItem', 'perOrder', 'tiered'],
  consignment: ['percent', 'perItem'],
  platform: ['percent', 'perItem'],
  storage: ['perDay'],
  repair: ['perItem'],
  label: ['perOrder', 'percent'],
} as const satisfies Record<FeeService, readonly ChargeKind[]>;

/** One line of a rate card: what it is for, and what that costs. */
export const feeLineSchema = z
  .strictObject({ subject: feeSubjectSchema, charge: chargeSchema })
  .refine(({ subject, charge }) => (chargeKindsOf[subject.service] as readonly ChargeKind[]).includes(charge.kind), {
    error: 'ChargeDoesNotFit',
    path: ['charge', 'kind'],
  });
export type FeeLine = z.output<typeof feeLineSchema>;

/** What the quantity that `feeOf` takes is counted in. */
export const unitOf = ({ charge }: Pick<FeeLine, 'charge'>): ChargeUnit => chargeUnits[charge.kind];

/**
 * What a quantity costs by a line, in whole cents. `quantity` is a whole number of orders, items, grams, cents (of the price or value that a part is taken of)
 * or days of one item, as `unitOf` says. Only a percentage has anything to round: half a cent and more becomes one, once per line. Nothing costs nothing.
 */
export const feeOf = ({ charge }: Pick<FeeLine, 'charge'>, quantity: number): number => {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`No fee of ${quantity}: a whole number from 0 on is needed`);
  if (quantity === 0) return 0;
  switch (charge.kind) {
    case 'perOrder':
      return charge.cents * quantity;
    case 'perItem':
      return charge.cents * beyond(charge.free, quantity);
    case 'tiered':
      return charge.tiers.reduce((sum, { from, cents }, index) => sum + cents * within(from, charge.tiers[index + 1]?.from, quantity), 0);
    case 'perWeightStep':
      return charge.cents * Math.ceil(beyond(charge.free, quantity) / charge.stepGrams);
    case 'percent':
      return Math.min(Math.max(partOf(quantity, charge.basisPoints), charge.minCents ?? 0), charge.maxCents ?? Infinity);
    case 'perDay':
      return charge.cents * beyond(charge.freeDays, quantity);
  }
};

const beyond = (free: number, quantity: number): number => Math.max(0, quantity - free);

/** How many of the quantity stand from one place up to, not including, the next. */
const within = (from: number, next: number | undefined, quantity: number): number =>
  Math.max(0, Math.min(quantity, next === undefined ? quantity : next - 1) - from + 1);

/** Half up, without a fraction in between that binary numbers cannot hold. */
const partOf = (cents: number, basisPoints: number): number =>
  Number((BigInt(cents) * BigInt(basisPoints) + BigInt(MAX_BASIS_POINTS / 2)) / BigInt(MAX_BASIS_POINTS));
