import { describe, expect, it } from 'vitest';
import { readStatementFile } from '../read-statement-file.ts';

const read = (...fields: string[]) => readStatementFile(Buffer.from(fields.join('\n')), { currency: 'USD' });
const head = [':20:X', ':25:12030000/0000202051', ':28C:1/1'];
const opening = ':60F:C251231USD0,';
const closing = ':62F:C260102USD100,';

const firstLine = (...fields: string[]) => {
  const file = read(...head, opening, ...fields, closing);
  return 'rejected' in file ? file : file.statements[0]!.lines[0];
};

describe('Rule: MT940 is read as each bank writes it', () => {
  it('with the entry of a new year on a value date of the old one', () => {
    expect(firstLine(':61:2512310102C100,NTRFNONREF//B1')).toMatchObject({ bookedOn: '2026-01-02', ref: 'B1', cents: 10_000 });
  });

  it('with an entry that bears no date of its own, a letter for the funds and no reference', () => {
    expect(firstLine(':61:251231CD100,5NMSCNONREF')).toMatchObject({ bookedOn: '2025-12-31', cents: 10_050, ref: null, text: '' });
  });

  it('with reversals: a reversed debit comes in, a reversed credit goes out', () => {
    expect(firstLine(':61:251231RD100,NTRFNONREF')).toMatchObject({ cents: 10_000 });
    expect(firstLine(':61:251231RC100,NTRFNONREF')).toMatchObject({ cents: -10_000 });
  });

  it('with a text in subfields, broken wherever a line was full', () => {
    expect(firstLine(':61:251231C100,NTRFNONREF', ':86:166?00GUTSCHRIFT?20SVWZ+SF12?21', '34567A?30BANK?31123?32ACME', '?33 LTD')).toMatchObject({
      text: 'SVWZ+SF12 34567A',
      payer: 'ACME LTD',
      payerAccount: '123',
    });
  });

  it('with a text by code words', () => {
    expect(firstLine(':61:251231C100,NTRFNONREF', ':86:/EREF/E1/ORDP/ACME LTD/REMI/USTD//SF1234567A/')).toMatchObject({
      text: 'SF1234567A',
      payer: 'ACME LTD',
    });
  });

  it('with a plain text, whose full lines go on without a blank', () => {
    const full = 'SF12'.padStart(65, 'x');
    expect(firstLine(':61:251231C100,NTRFNONREF', `:86:${full}`, '34567A')).toMatchObject({ text: `${full}34567A` });
  });

  it('in pages', () => {
    const pages = read(
      ...head,
      opening,
      ':61:251231C60,NTRFNONREF',
      ':62M:C251231USD60,',
      '-',
      ...head,
      ':60M:C251231USD60,',
      ':61:260102C40,NTRFNONREF',
      closing,
      '-',
    );
    expect(pages).toMatchObject({
      statements: [{ openingCents: 0, closingCents: 10_000, lines: [{ cents: 6_000 }, { cents: 4_000 }], to: '2026-01-02' }],
    });
  });

  it('on the books of the older code pages', () => {
    const file = readStatementFile(Buffer.from([...head, opening, ':61:251231C100,NTRFNONREF', ':86:Schröder', closing].join('\r\n'), 'latin1'), {
      currency: 'USD',
    });
    expect(JSON.stringify(file)).toContain('"text":"Schr');
  });
});

describe('Rule: an MT940 that cannot be trusted is refused', () => {
  it.each([
    ['a page is missing', [...head, opening, ':62M:C251231USD0,'], 'StatementPageMissing'],
    ['pages that do not follow on', [...head, opening, ':62M:C251231USD60,', ...head, ':60M:C251231USD61,', closing], 'StatementPageMissing'],
    ['a line that is none', [...head, opening, ':61:nonsense', closing], 'StatementLineUnreadable'],
    ['a fraction of a cent', [...head, opening, ':61:251231C0,001NTRFNONREF', closing], 'StatementAmountInvalid'],
    ['a balance that is none', [...head, ':60F:X', closing], 'StatementBalanceMissing'],
  ])('%s', (_, fields, rejected) => {
    expect(read(...fields)).toMatchObject({ rejected, field: 'file' });
  });
});
