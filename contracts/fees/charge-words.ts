import { inDollars } from '../kernel/fields/money-field.ts';
import type { Words } from '../kernel/words.ts';
import { chargeKinds, type ChargeKind, type FeeLine } from './fee-line.ts';
import { feeServices, type FeeService, type FeeSubject } from './fee-subjects.ts';

/** What a line charges, in a few words: "$3.00 per item, the first 5 free". */
export const chargeWords = ({ subject, charge }: FeeLine): Words => {
  switch (charge.kind) {
    case 'perOrder':
      return subject.service === 'label'
        ? { en: `${inDollars(charge.cents)} per label`, zh: `每张 ${inDollars(charge.cents)}` }
        : { en: `${inDollars(charge.cents)} per order`, zh: `每单 ${inDollars(charge.cents)}` };
    case 'perItem':
      return joined({ en: `${inDollars(charge.cents)} per item`, zh: `每件 ${inDollars(charge.cents)}` }, charge.free > 0 && firstFree(charge.free));
    case 'tiered':
      return tierWords(charge.tiers);
    case 'perWeightStep': {
      const step = inKilograms(charge.stepGrams);
      return joined(
        { en: `${inDollars(charge.cents)} per ${step} or part of it`, zh: `每 ${step} ${inDollars(charge.cents)}，不足按一段计` },
        charge.free > 0 && { en: `the first ${inKilograms(charge.free)} free`, zh: `前 ${inKilograms(charge.free)} 免费` },
      );
    }
    case 'percent':
      return joined(
        { en: inPercent(charge.basisPoints), zh: inPercent(charge.basisPoints) },
        charge.minCents !== undefined && { en: `at least ${inDollars(charge.minCents)}`, zh: `最低 ${inDollars(charge.minCents)}` },
        charge.maxCents !== undefined && { en: `at most ${inDollars(charge.maxCents)}`, zh: `最高 ${inDollars(charge.maxCents)}` },
      );
    case 'perDay':
      return joined(
        { en: `${inDollars(charge.cents)} per item and night`, zh: `每件每晚 ${inDollars(charge.cents)}` },
        charge.freeDays > 0 && {
          en: charge.freeDays === 1 ? 'the first day free' : `the first ${charge.freeDays} days free`,
          zh: `前 ${charge.freeDays} 天免费`,
        },
      );
  }
};

/** How a service is charged: a label is an order of its own. */
export const kindWords = (service: FeeService, kind: ChargeKind): Words =>
  service === 'label' && kind === 'perOrder' ? { en: 'Per label', zh: '按张' } : chargeKinds[kind];

/** What a line is for. A work is named after what it is called by now. */
export const subjectWords = (subject: FeeSubject, workName?: string): Words => {
  const service = feeServices[subject.service];
  const which = subject.service === 'platform' ? subject.platform : subject.service === 'repair' ? (workName ?? subject.repairItemId) : undefined;
  return which === undefined ? service : { en: `${service.en} · ${which}`, zh: `${service.zh} · ${which}` };
};

/** Hundredths of a percent as `3.25%`. */
export const inPercent = (basisPoints: number): string => `${basisPoints / 100}%`;

const inKilograms = (grams: number): string => `${grams / 1000} kg`;

const firstFree = (items: number): Words => ({ en: items === 1 ? 'the first free' : `the first ${items} free`, zh: `前 ${items} 件免费` });

const tierWords = (tiers: readonly { from: number; cents: number }[]): Words => {
  const all = tiers.map(({ from, cents }, index): Words => {
    const next = tiers[index + 1]?.from;
    const range = next === undefined ? `${from}+` : next - 1 === from ? `${from}` : `${from}–${next - 1}`;
    return { en: `${range}: ${inDollars(cents)}`, zh: `第 ${range} 件 ${inDollars(cents)}` };
  });
  return { en: `per item ${all.map(({ en }) => en).join(', ')}`, zh: all.map(({ zh }) => zh).join('，') };
};

const joined = (first: Words, ...more: readonly (Words | false)[]): Words => {
  const all = [first, ...more.filter((words) => words !== false)];
  return { en: all.map(({ en }) => en).join(', '), zh: all.map(({ zh }) => zh).join('，') };
};
