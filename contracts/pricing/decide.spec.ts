import { describe, expect, it } from 'vitest';
import { asksOf, noon, pricingInput } from '#tests/support/pricing-input.ts';
import { decide } from './decide.ts';
import { explanationSchema } from './explanation.ts';
import { explanationWords } from './explanation-words.ts';

type Asked = Parameters<typeof pricingInput>[0];
const resultOf = (asked: Asked) => decide(pricingInput(asked)).result;
const match = { mode: 'matchLowest', limitCents: 20_500 } as const;
const undercut = { mode: 'undercutLowest', limitCents: 20_500 } as const;
const fiveDollars = { mode: 'fiveDollarProtection' } as const;
const liquidate = { mode: 'liquidate', bottomCents: 19_500 } as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('Rule: each mode asks for its price (R1.47-R1.52)', () => {
  it.each<[string, Asked, number, number]>([
    ['match lowest', { rule: match }, 21_200, 18_656],
    ['undercut lowest', { rule: undercut }, 21_100, 18_568],
    ['minimum payout', { rule: { mode: 'minimumPayout', payoutCents: 18_500 } }, 21_100, 18_568],
    ['minimum payout, following up', { rule: { mode: 'minimumPayout', payoutCents: 18_500, followUp: true } }, 21_200, 18_656],
    ['five-dollar protection', { rule: fiveDollars, quote: asksOf(21_000, 21_400) }, 20_900, 18_392],
    ['profit control', { rule: { mode: 'profitControl', profitCents: 4_000 }, costCents: 15_000 }, 21_600, 19_008],
    ['liquidate', { rule: liquidate }, 21_100, 18_568],
    ['liquidate with a bid', { rule: liquidate, quote: { highestBidCents: 19_600 } }, 19_600, 17_248],
    ['up as well as down', { rule: undercut, listing: { priceCents: 21_100 }, quote: asksOf(21_500, 21_100) }, 21_400, 18_832],
  ])('%s', (_mode, asked, toCents, payoutCents) => {
    const explanation = decide(pricingInput(asked));
    expect(explanation.result).toMatchObject({ do: 'change', toCents });
    expect(explanation.payout?.afterCents).toBe(payoutCents);
    expect(explanationSchema.parse(explanation)).toEqual(explanation);
  });

  it('goes a step down for each day that a liquidated listing leads and does not sell', () => {
    const leading = { priceCents: 21_100, userCents: 21_400, changedAtMs: noon - DAY, liveSinceMs: noon - 3 * DAY };
    expect(resultOf({ rule: liquidate, listing: leading })).toEqual({ do: 'change', why: 'stepsDown', toCents: 21_000 });
    expect(resultOf({ rule: liquidate, listing: { ...leading, changedAtMs: noon - DAY + 1 } })).toMatchObject({ do: 'keep' });
    const atBottom = { ...leading, priceCents: 19_500 };
    expect(resultOf({ rule: liquidate, listing: atBottom })).toEqual({ do: 'pause', why: 'limitReached' });
  });

  it('keeps the price where nobody else sells, but for one that a person asked for in figures', () => {
    const alone = { asks: [{ cents: 21_400, count: 1 }], lowestCents: 21_400 };
    expect(resultOf({ rule: match, quote: alone })).toEqual({ do: 'keep', why: 'noCompetitor' });
    expect(resultOf({ rule: { mode: 'minimumPayout', payoutCents: 18_500 }, quote: alone })).toMatchObject({ do: 'change', toCents: 21_100 });
  });
});

describe('Rule: the price stays and a person is told where the limit is reached (R5.17, R8.30)', () => {
  it('pauses below the limit', () => {
    const explanation = decide(pricingInput({ rule: { ...undercut, limitCents: 21_200 } }));
    expect(explanation.result).toEqual({ do: 'pause', why: 'limitReached' });
    expect(explanationWords(explanation).en).toBe(
      'Lowest other ask $212.00 (12 s old). Paused, stays at $214.00: $211.00 is below $212.00, your limit. You get $188.32.',
    );
  });

  it('goes on by itself once the market is back, and says nothing twice', () => {
    const listing = { pausedFor: 'limitReached' } as const;
    expect(resultOf({ rule: undercut, listing })).toMatchObject({ do: 'change', toCents: 21_100 });
    expect(resultOf({ rule: { ...undercut, limitCents: 21_200 }, listing })).toEqual({ do: 'hold', why: 'paused' });
  });

  it('leaves every other pause to a person', () => {
    for (const pausedFor of ['fiveDollars', 'oscillating', 'implausible', 'drifted'] as const)
      expect(resultOf({ rule: undercut, listing: { pausedFor } })).toEqual({ do: 'hold', why: 'paused' });
  });
});

describe('Rule: a price never moves more than $5 from the one that a person set (R9.11)', () => {
  it.each([
    [21_000, { do: 'change', why: 'undercuts', toCents: 20_900 }],
    [20_900, { do: 'pause', why: 'fiveDollars' }],
    [22_000, { do: 'change', why: 'undercuts', toCents: 21_900 }],
    [22_100, { do: 'pause', why: 'fiveDollars' }],
  ])('the others at %i', (other, result) => expect(resultOf({ rule: fiveDollars, quote: asksOf(other, 21_400) })).toEqual(result));

  it('is not asked of a price that a person asked for, nor of one that is to be sold off', () => {
    expect(resultOf({ rule: { mode: 'minimumPayout', payoutCents: 18_000 } })).toMatchObject({ do: 'change', toCents: 20_500 });
    expect(resultOf({ rule: liquidate, quote: { highestBidCents: 19_600 } })).toMatchObject({ do: 'change', toCents: 19_600 });
  });

  it('says by how much', () => {
    const words = explanationWords(decide(pricingInput({ rule: fiveDollars, quote: asksOf(20_800, 21_400) })));
    expect(words.en).toContain('Paused, stays at $214.00: it would need $207.00, $7.00 below your $214.00.');
    expect(words.zh).toContain('需调至 $207.00，比您设定的 $214.00 低 $7.00');
  });
});

describe('Rule: own listings are no competition', () => {
  it('are known by the book', () => {
    expect(resultOf({ rule: undercut, own: [20_700, 21_400], quote: asksOf(20_700, 21_200, 21_400) })).toMatchObject({ toCents: 21_100 });
    const shared = { asks: [{ cents: 21_200, count: 2 }], lowestCents: 21_200 };
    expect(resultOf({ rule: match, listing: { priceCents: 21_200 }, quote: shared })).toMatchObject({ do: 'keep', why: 'alreadyThere' });
  });

  it('are held in doubt where only the lowest price is shown', () => {
    const top = { depth: 'top', asks: undefined } as const;
    expect(resultOf({ rule: undercut, quote: { ...top, lowestCents: 21_400 } })).toEqual({ do: 'hold', why: 'leadsOrTies' });
    expect(resultOf({ rule: undercut, quote: { ...top, lowestCents: 21_200 } })).toMatchObject({ do: 'change', toCents: 21_100 });
    expect(resultOf({ rule: undercut, quote: { ...top, lowestCents: 21_500 } })).toEqual({ do: 'hold', why: 'unseen' });
  });

  it('are not in a quote from before they were confirmed', () =>
    expect(resultOf({ rule: undercut, quote: { asOfMs: noon - 3 * 3_600_000 }, targetMs: DAY })).toEqual({ do: 'hold', why: 'unseen' }));
});

describe('Rule: what is old, doubtful or stopped changes nothing', () => {
  it.each<[string, Partial<Asked>, object]>([
    ['no quote', { quote: null }, { do: 'hold', why: 'noQuote' }],
    ['a quote older than twice its target', { quote: { asOfMs: noon - 40 * MINUTE } }, { do: 'hold', why: 'stale' }],
    ['a suspect quote', { quote: { isSuspect: true } }, { do: 'hold', why: 'suspect' }],
    ['the switch for all', { stop: 'allStopped' }, { do: 'hold', why: 'allStopped' }],
    [
      'fees in doubt, for a payout',
      { rule: { mode: 'minimumPayout', payoutCents: 18_500 }, areFeesInDoubt: true },
      { do: 'hold', why: 'feesInDoubt' },
    ],
    ['a change under way', { listing: { isUnderWay: true } }, { do: 'wait', why: 'underWay' }],
    ['a sold item', { listing: { isGone: true, isUnderWay: true } }, { do: 'wait', why: 'gone' }],
    ['one that is not live', { listing: { isLive: false } }, { do: 'wait', why: 'notLive' }],
    ['no cost', { rule: { mode: 'profitControl', profitCents: 1 } }, { do: 'refuse', why: 'costMissing' }],
    ['no fees', { fees: undefined }, { do: 'refuse', why: 'feesMissing' }],
    ['no changes left today', { areRevisionsSpent: true }, { do: 'hold', why: 'revisionsSpent' }],
    ['a change a moment ago', { listing: { changedAtMs: noon - MINUTE } }, { do: 'wait', why: 'tooSoon', untilMs: noon + 14 * MINUTE }],
    ['a move of more than a fifth', { rule: liquidate, listing: { priceCents: 30_000 }, own: [30_000] }, { do: 'pause', why: 'implausible' }],
  ])('%s', (_what, asked, result) => expect(resultOf({ rule: undercut, ...asked })).toEqual(result));

  it('pauses a price that keeps turning', () => {
    const recent = [21_100, 21_300, 21_200, 21_400].map((cents, index) => ({ cents, atMs: noon - (50 - 10 * index) * MINUTE }));
    expect(resultOf({ rule: undercut, listing: { recent } })).toMatchObject({ do: 'change' });
    const turning = [{ cents: 21_200, atMs: noon - 55 * MINUTE }, ...recent];
    expect(resultOf({ rule: undercut, listing: { recent: turning } })).toEqual({ do: 'pause', why: 'oscillating' });
  });
});

describe('Rule: no listing is below $10, nor below 30% of the lowest (R5.10, R5.13)', () => {
  it.each([
    [900, 1_000, 'minimum'],
    [10_050, 3_100, 'shareOfLowest'],
  ])('the lowest at %i', (lowestCents, cents, because) => {
    const { floor } = decide(pricingInput({ rule: fiveDollars, own: [], quote: { lowestCents, depth: 'top' } }));
    expect(floor).toEqual({ cents, because });
  });
});

describe('Rule: every decision says why, in both languages', () => {
  it('for a change', () => {
    const words = explanationWords(decide(pricingInput({ rule: undercut })));
    expect(words.en).toBe('Lowest other ask $212.00 (12 s old). Undercut by $1.00 → $211.00. Floor $205.00, your limit. You get $185.68.');
    expect(words.zh).toBe('其他卖家最低价 $212.00（12 秒前）。低 $1.00 → $211.00。下限 $205.00（您的限价）。您到手 $185.68。');
  });

  it('for a price that rests above the lowest', () => {
    const words = explanationWords(
      decide(pricingInput({ rule: { mode: 'profitControl', profitCents: 4_000 }, costCents: 15_000, listing: { priceCents: 21_600 } })),
    );
    expect(words.en).toContain('Rests at $216.00, $4.00 above the lowest.');
  });
});
