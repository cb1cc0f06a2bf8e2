import { decide } from '#contracts/pricing/decide.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { asksOf, pricingInput } from '#tests/support/pricing-input.ts';
import { atLeast, median, type Figure } from '../figure.ts';

const rounds = 5;
const ROUND_MS = 400;
/** Decisions a second of one core that are asked for. */
const bound = 200_000;

const rules: readonly PricingRule[] = [
  { mode: 'matchLowest', limitCents: 20_500 },
  { mode: 'undercutLowest', limitCents: 20_500 },
  { mode: 'minimumPayout', payoutCents: 18_500, followUp: true },
  { mode: 'fiveDollarProtection' },
  { mode: 'profitControl', profitCents: 4_000 },
  { mode: 'liquidate', bottomCents: 19_500 },
];

/** `pricing-decide`: prices decided by all six modes, each with its explanation, on quotes that differ. */
export const pricingFigure = (): Figure => {
  const inputs = rules.flatMap((rule) =>
    Array.from({ length: 50 }, (_, index) => pricingInput({ rule, costCents: 15_000, quote: asksOf(20_800 + index * 20, 21_400, 21_900) })),
  );
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const until = performance.now() + ROUND_MS;
    let decided = 0;
    let changes = 0;
    while (performance.now() < until)
      for (const input of inputs) {
        if (decide(input).result.do === 'change') changes += 1;
        decided += 1;
      }
    if (changes === 0) throw new Error('No price changed.');
    if (round > 0) rates.push(decided / (ROUND_MS / 1000));
  }
  return atLeast('pricing-decide', median(rates), 'decisions/s', bound, 1);
};
