import type { Charge, FeeLine } from '../../fees/fee-line.ts';
import { feeOf } from '../../fees/fee-line.ts';
import { inPercent } from '../../fees/charge-words.ts';
import { inDollars } from '../../kernel/fields/money-field.ts';
import type { Words } from '../../kernel/words.ts';
import type { ExplainedPart } from './explanation.ts';
import { filled, grouped } from './in-words.ts';

/** What the quantity comes to by the line, one part for each price that was charged. */
export const chargedParts = (line: FeeLine, quantity: number, service: Words): ExplainedPart[] => {
  const { charge } = line;
  if (charge.kind === 'tiered') return tierParts(charge, quantity, service);
  return [{ words: service, sum: sumOf(charge, quantity), cents: feeOf(line, quantity) }];
};

const sumOf = (charge: Exclude<Charge, { kind: 'tiered' }>, quantity: number): Words => {
  switch (charge.kind) {
    case 'perOrder':
      return times(counted(orders, quantity), charge.cents);
    case 'perItem':
      return times(beyondFree(itemNoun, quantity, charge.free), charge.cents);
    case 'perWeightStep': {
      if (quantity === charge.free + 1)
        return filled(
          { en: 'smallest step, {grams} g × {price}', zh: '最小一档（{grams} 克）× {price}' },
          { grams: grouped(charge.stepGrams), price: inDollars(charge.cents) },
        );
      const steps = Math.ceil(Math.max(0, quantity - charge.free) / charge.stepGrams);
      return filled(
        { en: '{grams} g are {steps} {steps:step|steps} × {price}', zh: '{grams} 克计 {steps} 档 × {price}' },
        { grams: grouped(quantity), steps: grouped(steps), price: inDollars(charge.cents) },
      );
    }
    case 'percent':
      return partOfBase(charge, quantity);
    case 'perDay':
      return times(beyondFree(days, quantity, charge.freeDays), charge.cents);
  }
};

/** Where the least or the most that the line allows decided, the sum says so. */
const partOfBase = (charge: Extract<Charge, { kind: 'percent' }>, quantity: number): Words => {
  const unbounded = feeOf({ charge: { kind: 'percent', basisPoints: charge.basisPoints } }, quantity);
  const bounded = feeOf({ charge }, quantity);
  const words: Words =
    bounded === unbounded
      ? { en: '{percent} of {base}', zh: '{base} 的 {percent}' }
      : bounded > unbounded
        ? { en: '{percent} of {base}, at least {bound}', zh: '{base} 的 {percent}，最低 {bound}' }
        : { en: '{percent} of {base}, at most {bound}', zh: '{base} 的 {percent}，最高 {bound}' };
  return filled(words, { percent: inPercent(charge.basisPoints), base: inDollars(quantity), bound: inDollars(bounded) });
};

interface Noun {
  one: string;
  many: string;
  zh: string;
}
const orders: Noun = { one: 'order', many: 'orders', zh: '单' };
export const itemNoun: Noun = { one: 'item', many: 'items', zh: '件' };
const days: Noun = { one: 'day', many: 'days', zh: '天' };

const named = ({ one, many }: Noun, count: number): string => (count === 1 ? one : many);

export const counted = (noun: Noun, count: number): Words => ({
  en: `${grouped(count)} ${named(noun, count)}`,
  zh: `${grouped(count)} ${noun.zh}`,
});

const beyondFree = (noun: Noun, count: number, free: number): Words => {
  if (free === 0) return counted(noun, count);
  const spared = Math.min(free, count);
  const difference = `${grouped(count)} − ${grouped(spared)}`;
  return { en: `(${difference}) ${named(noun, count - spared)}`, zh: `（${difference}）${noun.zh}` };
};

export const times = ({ en, zh }: Words, cents: number): Words => ({ en: `${en} × ${inDollars(cents)}`, zh: `${zh} × ${inDollars(cents)}` });

const tierParts = ({ tiers }: Extract<Charge, { kind: 'tiered' }>, quantity: number, service: Words): ExplainedPart[] =>
  tiers.flatMap(({ from, cents }, index): ExplainedPart[] => {
    const last = Math.min(quantity, (tiers[index + 1]?.from ?? Infinity) - 1);
    const count = last - from + 1;
    if (count <= 0) return [];
    return [{ words: service, sum: times(counted(itemNoun, count), cents), cents: count * cents }];
  });
