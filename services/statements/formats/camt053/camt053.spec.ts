import { describe, expect, it } from 'vitest';
import { readStatementFile } from '../read-statement-file.ts';

const usd = { currency: 'USD' };
const read = (text: string | Uint8Array) => readStatementFile(typeof text === 'string' ? Buffer.from(text) : text, usd);

const balance = (code: string, amount: string, day: string, mark = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const entry = (inner: string, { amount = '100.00', mark = 'CRDT', status = '<Sts>BOOK</Sts>', currency = 'USD' } = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt>${inner}</Ntry>`;

const message = (entries: string, balances = balance('OPBD', '0.00', '2026-11-20') + balance('CLBD', '100.00', '2026-11-20')) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${balances}${entries}</Stmt></BkToCstmrStmt></Document>`;

const linesOf = (text: string) => {
  const file = read(text);
  return 'rejected' in file ? file : file.statements.flatMap(({ lines }) => lines);
};

const party =
  '<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ann &amp; Co</Nm></Dbtr></RltdPties><RmtInf><Ustrd>SF12 345</Ustrd><Ustrd>67A</Ustrd></RmtInf></TxDtls></NtryDtls>';

describe('Rule: camt.053 is read as each bank writes it', () => {
  it('version 2, where a party bears its name itself', () => {
    expect(linesOf(message(entry(`<AcctSvcrRef>B1</AcctSvcrRef>${party}`)))).toEqual([
      { ref: 'B1', bookedOn: '2026-11-20', cents: 10_000, text: 'SF12 345 67A', payer: 'Ann & Co', payerAccount: '' },
    ]);
  });

  it('version 8, where a party and a status are wrapped, under a prefix', () => {
    const wrapped = message(
      entry(party.replace('<Dbtr><Nm>', '<Dbtr><Pty><Nm>').replace('</Nm></Dbtr>', '</Nm></Pty></Dbtr>'), { status: '<Sts><Cd>BOOK</Cd></Sts>' }),
    );
    const prefixed = wrapped.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=');
    expect(linesOf(prefixed)).toMatchObject([{ payer: 'Ann & Co' }]);
  });

  it('of a pending entry nothing', () => {
    expect(linesOf(message(entry('') + entry('', { status: '<Sts>PDNG</Sts>' })))).toHaveLength(1);
  });

  it('of a batch each payment, where they add up to it, and else the batch', () => {
    const part = (amount: string, name: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${name}</AcctSvcrRef></Refs><Amt Ccy="USD">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const batch = (...parts: string[]) => message(entry(`<NtryDtls>${parts.join('')}</NtryDtls>`));
    expect(linesOf(batch(part('60.00', 'A'), part('40', 'B')))).toMatchObject([
      { cents: 6_000, payer: 'A', ref: 'A' },
      { cents: 4_000, payer: 'B', ref: 'B' },
    ]);
    expect(linesOf(batch(part('60.00', 'A'), part('39.00', 'B')))).toMatchObject([{ cents: 10_000 }]);
  });

  it('with a former closing balance as its opening one', () => {
    const file = read(message(entry(''), balance('PRCD', '0.00', '2026-11-19') + balance('CLBD', '100.00', '2026-11-20')));
    expect(file).toMatchObject({ statements: [{ from: '2026-11-20', to: '2026-11-20', openingCents: 0, account: 'DE02120300000000202051' }] });
  });

  it('in the encoding that it declares', () => {
    const text = message(entry(party.replace('Ann &amp; Co', 'Jürgen'))).replace(
      '<?xml version="1.0"?>',
      '<?xml version="1.0" encoding="ISO-8859-1"?>',
    );
    const file = read(Buffer.from(text, 'latin1'));
    expect(file).toMatchObject({ statements: [{ lines: [{ payer: 'Jürgen' }] }] });
  });

  it('with more decimals than cents, where they are noughts', () => {
    expect(linesOf(message(entry('', { amount: '100.00000' })))).toMatchObject([{ cents: 10_000 }]);
  });
});

describe('Rule: a camt.053 that cannot be trusted is refused', () => {
  it.each([
    ['entities of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${message(entry(''))}`, 'StatementUnreadable'],
    ['cut off', message(entry('')).slice(0, -20), 'StatementUnreadable'],
    ['a fraction of a cent', message(entry('', { amount: '0.001' })), 'StatementAmountInvalid'],
    ['an amount in powers', message(entry('', { amount: '1e9' })), 'StatementAmountInvalid'],
    ['a negative amount', message(entry('', { amount: '-1.00' })), 'StatementAmountInvalid'],
    ['another currency', message(entry('', { currency: 'EUR' })), 'StatementCurrencyDiffers'],
    ['no closing balance', message(entry(''), balance('OPBD', '0.00', '2026-11-20')), 'StatementBalanceMissing'],
    ['a day that there is not', message(entry('')).replaceAll('2026-11-20', '2026-02-30'), 'StatementDateInvalid'],
  ])('%s', (_, text, rejected) => {
    expect(linesOf(text)).toMatchObject({ rejected, field: 'file' });
  });
});
