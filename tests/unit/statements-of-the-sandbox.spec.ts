import { describe, expect, it } from 'vitest';
import { accountBook } from '#demo/pay-sandbox/bank/book.ts';
import { camt053 } from '#demo/pay-sandbox/bank/statements/camt053.ts';
import { csv } from '#demo/pay-sandbox/bank/statements/csv.ts';
import { mt940 } from '#demo/pay-sandbox/bank/statements/mt940.ts';
import { readStatementFile } from '#services/statements/formats/read-statement-file.ts';

const day = '2026-11-20';
const book = accountBook();
book.setOpening(1_000_000);
book.book({ day, amountCents: 50_000, text: 'SF-7K2M-9QXA, thanks', endToEndId: '', counterparty: 'Kicks & Co' });
book.book({ day, amountCents: -9_000, text: 'Payout', endToEndId: 'WD-1004', counterparty: 'Mei Chen' });
book.book({ day: '2026-11-21', amountCents: 1, text: 'tomorrow', endToEndId: '', counterparty: '' });

describe("Rule: what the demo's bank states is read, whichever of its formats is taken", () => {
  it.each(Object.entries({ camt053, mt940, csv }))('%s', (format, write) => {
    const read = readStatementFile(Buffer.from(write(book.statement(day))), { currency: 'USD' });
    expect(read).toMatchObject({ format, statements: [{ openingCents: 1_000_000, closingCents: 1_041_000, from: day, to: day }] });
    const lines = 'rejected' in read ? [] : read.statements[0]!.lines;
    expect(lines.map(({ ref, cents, bookedOn }) => [ref, cents, bookedOn])).toEqual([
      ['SB00000001', 50_000, day],
      ['SB00000002', -9_000, day],
    ]);
    // The number of the withdrawal comes along, by which it is known as paid.
    expect(lines[1]!.text).toContain('WD-1004');
  });
});
