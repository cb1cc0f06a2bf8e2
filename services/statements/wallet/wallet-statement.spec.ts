import { describe, expect, it } from 'vitest';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { readStatementFile } from '../formats/read-statement-file.ts';
import { drawStatement } from './pdf/draw-statement.ts';
import { statementDigest } from './statement-digest.ts';
import { writeStatementCamt } from './write-camt.ts';
import { writeStatementCsv } from './write-csv.ts';

const posting = (version: number, cents: number, about: Partial<StatementPosting> = {}): StatementPosting => ({
  postingId: `P-${version}`,
  version,
  effectiveDate: `2026-10-${String((version % 28) + 1).padStart(2, '0')}`,
  type: cents > 0 ? 'recharge' : 'labelFee',
  reference: `N-${version}`,
  remark: '',
  basis: { kind: 'legacy', cents: Math.abs(cents) },
  cents,
  ...about,
});
const postings = [posting(1, 50_000), posting(2, -1_234, { remark: '鞋 & <box>' }), posting(3, -66)];
const statement: StatementOfMonth = {
  shop: { id: 7, uid: 'U7', realname: '好鞋 & Co' },
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  isSoFar: false,
  openingCents: -100,
  types: [
    { type: 'labelFee', inCents: 0, outCents: 1_300, postings: 2 },
    { type: 'recharge', inCents: 50_000, outCents: 0, postings: 1 },
  ],
  closingCents: 48_600,
  heldCents: 600,
  postings: 3,
  position: '4711',
};
async function* inPages() {
  yield postings.slice(0, 2);
  yield postings.slice(2);
}
const digestOf = (all: readonly StatementPosting[]): string => {
  const digest = statementDigest();
  for (const each of all) digest.take(each);
  return digest.hex();
};

describe('Rule: a statement adds up in every format', () => {
  it('as camt.053, which our own reader takes', async () => {
    const bytes = await writeStatementCamt(statement, inPages(), { language: 'en_us', now: new Date('2026-11-01T00:00:00Z') });
    const read = readStatementFile(bytes, { currency: 'USD' });
    expect(read).toMatchObject({
      format: 'camt053',
      statements: [{ account: 'wallet-7', openingCents: -100, closingCents: 48_600, from: '2026-10-01', to: '2026-10-31' }],
    });
    const lines = 'rejected' in read ? [] : read.statements[0]!.lines;
    expect(lines.map(({ ref, cents }) => [ref, cents])).toEqual(postings.map(({ postingId, cents }) => [postingId, cents]));
    expect(lines.reduce((sum, { cents }) => sum + cents, -100)).toBe(48_600);
  });

  it('as CSV, with the balance after each posting and what they prove', async () => {
    const rows = (await writeStatementCsv(statement, inPages(), 'en_us')).toString().split('\r\n');
    expect(rows.slice(1, 4).map((row) => row.split(',').slice(-2))).toEqual([
      ['500.00', '499.00'],
      ['-12.34', '486.66'],
      ['-0.66', '486.00'],
    ]);
    expect(rows).toContain('Opening balance,-1.00');
    expect(rows).toContain('In,500.00');
    expect(rows).toContain('Out,-13.00');
    expect(rows).toContain('Closing balance,486.00');
    expect(rows).toContain(`Digest of the postings (SHA-256),${digestOf(postings)}`);
  });

  it('in Chinese too', async () => {
    expect((await writeStatementCsv(statement, inPages(), 'zh_cn')).toString()).toContain('期末余额,486.00');
  });
});

describe('Rule: the digest tells of every change', () => {
  it.each([
    ['an amount', [posting(1, 50_001), ...postings.slice(1)]],
    ['an order', postings.toReversed()],
    ['a posting less', postings.slice(1)],
  ])('%s', (_, changed) => expect(digestOf(changed)).not.toBe(digestOf(postings)));
});

describe('Rule: a statement is printed in both languages', () => {
  it.each(['en_us', 'zh_cn'] as const)('%s', async (language) => {
    const pdf = await drawStatement({ statement, postings, language, madeAt: '2026-11-01T00:00:00.000Z' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    // The whole font would take ten megabytes: only the characters that are used go along.
    expect(pdf.length).toBeLessThan(200_000);
  });

  it('the same bytes for the same statement', async () => {
    const drawn = { statement, postings, language: 'en_us', madeAt: '2026-11-01T00:00:00.000Z' } as const;
    expect(await drawStatement(drawn)).toEqual(await drawStatement(drawn));
  });
});
