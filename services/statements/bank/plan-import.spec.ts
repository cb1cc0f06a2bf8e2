import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { evolveStatedAccount, notStated, type StatedAccount } from '#services/aggregates/bank-statement/bank-account.ts';
import type { FileStatement } from '../formats/file-statement.ts';
import { aLine, aStatement } from '../formats/statement-examples.ts';
import { planImport, type PlannedStatement } from './plan-import.ts';

const about = { account: 'main', fileName: 'november.xml' };

const planned = (before: StatedAccount, ...statements: FileStatement[]) => planImport({ format: 'camt053', statements }, about, before);

const sound = (before: StatedAccount, ...statements: FileStatement[]): PlannedStatement[] => {
  const plan = planned(before, ...statements);
  if (isRejection(plan)) throw new Error(plan.rejected);
  return plan;
};

const after = (...statements: FileStatement[]): StatedAccount =>
  sound(notStated, ...statements).reduce((account, { event }) => evolveStatedAccount(account, event), notStated);

const keysOf = (plan: readonly PlannedStatement[]): string[] => plan.flatMap(({ lines }) => lines.map(({ key }) => key));

const monday = aStatement([aLine({ cents: 500 })], { openingCents: 0, from: '2026-11-23', to: '2026-11-23' });
const tuesday = aStatement([aLine({ cents: -200, ref: 'REF2', bookedOn: '2026-11-24' })], {
  openingCents: 500,
  from: '2026-11-24',
  to: '2026-11-24',
});

describe('Rule: a bank statement is imported only where it adds up', () => {
  it('opening and lines make the closing balance', () => {
    expect(sound(notStated, monday)).toMatchObject([
      { isKnown: false, event: { data: { openingCents: 0, closingCents: 500, lines: 1, inCents: 500, outCents: 0 } } },
    ]);
  });

  it('or it is refused with every figure', () => {
    expect(planned(notStated, { ...monday, closingCents: 600 })).toMatchObject({
      rejected: 'StatementUnbalanced',
      params: { opening: '$0.00', moved: '$5.00', expected: '$5.00', closing: '$6.00', difference: '$1.00' },
    });
  });
});

describe('Rule: each statement goes on where the one before ended', () => {
  it('in whatever order a file has them', () => {
    expect(sound(notStated, tuesday, monday).map(({ event }) => event.data.from)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('a gap is told with what is missing', () => {
    const late = aStatement([], { openingCents: 300, from: '2026-11-25', to: '2026-11-25' });
    expect(planned(after(monday), late)).toMatchObject({
      rejected: 'StatementGap',
      params: { lastDay: '2026-11-23', lastClosing: '$5.00', day: '2026-11-25', opening: '$3.00', difference: '-$2.00' },
    });
  });

  it('an overlap is told with the day from which to export', () => {
    const both = aStatement([aLine({ cents: 500 }), aLine({ cents: -200, ref: 'REF2', bookedOn: '2026-11-24' })], {
      openingCents: 0,
      from: '2026-11-22',
      to: '2026-11-24',
    });
    expect(planned(after(monday), both)).toMatchObject({ rejected: 'StatementOverlap', params: { day: '2026-11-22', lastDay: '2026-11-23' } });
  });

  it('another account of the bank, or another currency, is none of it', () => {
    expect(planned(after(monday), { ...tuesday, account: '999' })).toMatchObject({
      rejected: 'StatementAccountDiffers',
      params: { found: '999', expected: '0123456789' },
    });
    expect(planned(after(monday), { ...tuesday, currency: 'EUR' })).toMatchObject({ rejected: 'StatementCurrencyDiffers' });
  });
});

describe('Rule: the same statement again adds nothing', () => {
  it('by itself, or before what is new', () => {
    expect(sound(after(monday), monday)).toMatchObject([{ isKnown: true, lines: [] }]);
    expect(sound(after(monday), monday, tuesday)).toMatchObject([
      { isKnown: true, lines: [] },
      { isKnown: false, lines: [{ cents: -200 }] },
    ]);
  });
});

describe('Rule: two lines that look alike are two lines', () => {
  const twin = aLine({ ref: null, cents: 100, bookedOn: '2026-11-23' });

  it('within a statement', () => {
    const keys = keysOf(sound(notStated, aStatement([twin, twin], { openingCents: 0, from: '2026-11-23', to: '2026-11-23' })));
    expect(new Set(keys).size).toBe(2);
  });

  it('where a bank repeats its reference for the parts of a batch', () => {
    const keys = keysOf(sound(notStated, aStatement([aLine({ ref: 'B' }), aLine({ ref: 'B' })], { openingCents: 0 })));
    expect(new Set(keys).size).toBe(2);
  });

  it('and in the next statement of the same day', () => {
    const morning = aStatement([twin], { openingCents: 0, from: '2026-11-23', to: '2026-11-23' });
    const evening = aStatement([twin], { openingCents: 100, from: '2026-11-23', to: '2026-11-23' });
    const night = aStatement([twin], { openingCents: 200, from: '2026-11-23', to: '2026-11-23' });
    const keys = [...keysOf(sound(notStated, morning)), ...keysOf(sound(after(morning), evening)), ...keysOf(sound(after(morning, evening), night))];
    expect(new Set(keys).size).toBe(3);
  });
});
