import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { readStatementFile } from '../read-statement-file.ts';

const read = (rows: readonly string[], mapping?: CsvMapping) =>
  readStatementFile(Buffer.from(rows.join('\r\n')), { currency: 'USD', ...(mapping && { mapping }) });
const statement = (rows: readonly string[], mapping?: CsvMapping) => {
  const file = read(rows, mapping);
  return 'rejected' in file ? file : file.statements[0];
};

describe('Rule: CSV is read as each bank saves it', () => {
  it('with two columns for amounts, of which one may bear a minus, the newest on top', () => {
    expect(
      statement(['Date,Debit,Credit,Balance', '2026-11-21,-20.00,,80.00', '2026-11-20,,"1,100.00",100.00', '2026-11-20,1000.00,,-1000.00']),
    ).toMatchObject({
      openingCents: 0,
      closingCents: 8_000,
      lines: [{ cents: -100_000 }, { cents: 110_000 }, { cents: -2_000 }],
    });
  });

  it('with decimal commas, semicolons and a preamble', () => {
    expect(statement(['Konto;1234', '', 'Buchungstag;Betrag;Saldo;Verwendungszweck', '20.11.26;"1.234,50";"1.234,50";SF1234567A'])).toMatchObject({
      closingCents: 123_450,
      lines: [{ bookedOn: '2026-11-20', text: 'SF1234567A' }],
    });
  });

  it('with Chinese headings and currency signs', () => {
    expect(statement(['交易日期,收入金额,支出金额,账户余额,摘要', '2026年11月20日,"¥1,000.00",,"¥1,000.00",货款'])).toMatchObject({
      lines: [{ cents: 100_000, text: '货款' }],
    });
  });

  it('with brackets, or a minus at the end, around what goes out', () => {
    expect(statement(['Date,Amount,Balance', '2026-11-20,(5.00),95.00', '2026-11-20,5.00-,90.00'])).toMatchObject({
      lines: [{ cents: -500 }, { cents: -500 }],
    });
  });

  it('by what the importer says, where its headings are not known', () => {
    const rows = ['When,What,Left', '04/03/2026,1.00,1.00'];
    const mapping = { date: 'When', amount: 'What', balance: 'Left', dateOrder: 'dayFirst' } as const;
    expect(statement(rows)).toMatchObject({ rejected: 'StatementColumnsUnknown' });
    expect(statement(rows, mapping)).toMatchObject({ from: '2026-03-04' });
  });

  it('whether day or month comes first, by the column as a whole', () => {
    const rows = (...days: string[]) => ['Date,Amount,Balance', ...days.map((day, index) => `${day},1.00,${index + 1}.00`)];
    expect(statement(rows('03/04/2026', '03/14/2026'))).toMatchObject({ from: '2026-03-04' });
    expect(statement(rows('03/04/2026', '14/04/2026'))).toMatchObject({ from: '2026-04-03' });
    expect(statement(rows('03/04/2026'))).toMatchObject({ rejected: 'StatementDateOrderUnknown', params: { value: '03/04/2026' } });
  });
});

describe('Rule: a CSV that cannot be trusted is refused with the place', () => {
  it.each([
    ['0.001', 'StatementAmountInvalid'],
    ['1e9', 'StatementAmountInvalid'],
    ['12,34,5', 'StatementAmountInvalid'],
    ['n/a', 'StatementAmountInvalid'],
  ])('amount %s', (amount, rejected) => {
    expect(read(['Date,Amount,Balance', '2026-11-20,1.00,1.00', `2026-11-20,"${amount}",1.00`])).toMatchObject({ rejected, params: { place: '3' } });
  });

  it('without rows, without a balance, or not a table at all', () => {
    expect(read(['Date,Amount,Balance'])).toMatchObject({ rejected: 'StatementEmpty' });
    expect(read(['Date,Amount', '2026-11-20,1.00'])).toMatchObject({ rejected: 'StatementColumnsUnknown' });
    expect(read(['<html>'])).toMatchObject({ rejected: 'StatementUnreadable' });
  });
});
