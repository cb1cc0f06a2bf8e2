import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCamt053 } from './camt053/write-camt053.ts';
import type { FileLine, FileStatement } from './file-statement.ts';
import { readStatementFile, type ReadFile } from './read-statement-file.ts';
import { asCsv, asMt940, aStatement } from './statement-examples.ts';

const words = (alphabet: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), maxLength }).map((text) => text.trim().replaceAll(/\s+/g, ' '));

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .-';
const anything = `${latin}&<>"'äßé鞋款汇😀`;

const lineOf = (alphabet: string): fc.Arbitrary<FileLine> =>
  fc.record({
    ref: fc.option(fc.string({ unit: fc.constantFrom(...'ABCDEF0123456789'), minLength: 1, maxLength: 16 }), { nil: null }),
    bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
    cents: fc.integer({ min: -1e11, max: 1e11 }).filter((cents) => cents !== 0),
    text: words(alphabet, 300),
    payer: words(alphabet, 60),
    payerAccount: words('0123456789', 30),
  });

const statementOf = (alphabet: string, minLength: number): fc.Arbitrary<FileStatement> =>
  fc
    .tuple(fc.array(lineOf(alphabet), { minLength, maxLength: 12 }), fc.integer({ min: -1e12, max: 1e12 }))
    .map(([lines, openingCents]) => aStatement(lines, { openingCents }));

const read = (text: string): ReadFile => {
  const file = readStatementFile(Buffer.from(text), { currency: 'USD' });
  if ('rejected' in file) throw new Error(JSON.stringify(file));
  return file;
};

const runs = { numRuns: 150 };

describe('Rule: what was written as a statement is read as the same statement', () => {
  it('as camt.053', () => {
    fc.assert(
      fc.property(statementOf(anything, 0), (statement) => {
        const text = [...writeCamt053(statement, { messageId: 'M1', madeAt: '2026-11-21T00:00:00Z' })].join('');
        expect(read(text)).toEqual({ format: 'camt053', statements: [statement] });
      }),
      runs,
    );
  });

  it('as MT940', () => {
    fc.assert(
      fc.property(statementOf(latin, 0), (statement) => {
        expect(read(asMt940(statement))).toEqual({ format: 'mt940', statements: [statement] });
      }),
      runs,
    );
  });

  it('as CSV, which has no account and begins and ends with its rows', () => {
    fc.assert(
      fc.property(statementOf(anything, 1), (statement) => {
        const { format, statements } = read(asCsv({ ...statement, lines: statement.lines.toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn)) }));
        const lines = statement.lines.toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn));
        expect(format).toBe('csv');
        expect(statements).toEqual([{ ...statement, account: '', from: lines[0]!.bookedOn, to: lines.at(-1)!.bookedOn, lines }]);
      }),
      runs,
    );
  });
});
