import type { Charge, FeeLine } from '../../fees/fee-line.ts';
import { feeOf } from '../../fees/fee-line.ts';
import type { Words } from '../../kernel/words.ts';
import type { ExplainedPart } from './explanation.ts';
import { dollars, filled, grouped, verbatim } from './in-words.ts';

/** What a line of a rate card charges, as it reads on the card. */
export const termsOf = (charge: Charge): Words[] => {
  switch (charge.kind) {
    case 'perOrder':
      return [filled({ en: '{price} per order', zh: '每单 {price}' }, { price: dollars(charge.cents) })];
    case 'perItem':
      return [filled({ en: '{price} per item', zh: '每件 {price}' }, { price: dollars(charge.cents) }), ...freeOf(charge.free, itemsFree)];
    case 'tiered':
      return charge.tiers.map(({ from, cents }) =>
        filled({ en: '{price} per item from item {from} on', zh: '第 {from} 件起每件 {price}' }, { price: dollars(cents), from: grouped(from) }),
      );
    case 'perWeightStep':
      return [
        filled(
          { en: '{price} per {step} g or part of them', zh: '每 {step} 克 {price}，不足按一档计' },
          { price: dollars(charge.cents), step: grouped(charge.stepGrams) },
        ),
        ...freeOf(charge.free, gramsFree),
      ];
    case 'percent':
      return [
        verbatim(`${percentOf(charge)} %`),
        ...(charge.minCents === undefined ? [] : [filled({ en: 'at least {price}', zh: '最低 {price}' }, { price: dollars(charge.minCents) })]),
        ...(charge.maxCents === undefined ? [] : [filled({ en: 'at most {price}', zh: '最高 {price}' }, { price: dollars(charge.maxCents) })]),
      ];
    case 'perDay':
      return [
        filled({ en: '{price} per item and day', zh: '每件每天 {price}' }, { price: dollars(charge.cents) }),
        ...freeOf(charge.freeDays, daysFree),
      ];
  }
};

const itemsFree: Words = { en: 'the first {count} items are free', zh: '前 {count} 件免费' };
const gramsFree: Words = { en: 'the first {count} g are free', zh: '前 {count} 克免费' };
const daysFree: Words = { en: 'the first {count} days are free', zh: '前 {count} 天免费' };
const freeOf = (count: number, words: Words): Words[] => (count === 0 ? [] : [filled(words, { count: grouped(count) })]);

const percentOf = ({ basisPoints }: Extract<Charge, { kind: 'percent' }>): string => String(basisPoints / 100);

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
      const steps = Math.ceil(Math.max(0, quantity - charge.free) / charge.stepGrams);
      return filled(
        { en: '{grams} g are {steps} steps × {price}', zh: '{grams} 克计 {steps} 档 × {price}' },
        { grams: grouped(quantity), steps: grouped(steps), price: dollars(charge.cents) },
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
      ? { en: '{percent} % of {base}', zh: '{base} 的 {percent} %' }
      : bounded > unbounded
        ? { en: '{percent} % of {base}, at least {bound}', zh: '{base} 的 {percent} %，最低 {bound}' }
        : { en: '{percent} % of {base}, at most {bound}', zh: '{base} 的 {percent} %，最高 {bound}' };
  return filled(words, { percent: percentOf(charge), base: dollars(quantity), bound: dollars(bounded) });
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

export const times = ({ en, zh }: Words, cents: number): Words => ({ en: `${en} × ${dollars(cents)}`, zh: `${zh} × ${dollars(cents)}` });

const tierParts = ({ tiers }: Extract<Charge, { kind: 'tiered' }>, quantity: number, service: Words): ExplainedPart[] =>
  tiers.flatMap(({ from, cents }, index): ExplainedPart[] => {
    const last = Math.min(quantity, (tiers[index + 1]?.from ?? Infinity) - 1);
    const count = last - from + 1;
    if (count <= 0) return [];
    return [{ words: service, sum: times(counted(itemNoun, count), cents), cents: count * cents }];
  });
