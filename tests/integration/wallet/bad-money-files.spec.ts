import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryBulkFile } from '#contracts/bulk/bulk-endpoints.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { checkBankStatement, importBankStatement } from '#contracts/statements/bank/bank-endpoints.ts';
import { getBankProof, listBankLines, listBankStatements } from '#contracts/statements/bank/bank-queries.ts';
import { creditBankLine, matchBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { writeCamt053 } from '#services/statements/formats/camt053/write-camt053.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';

let portal: OpenPortal;
let seller: Calls;
let clerks: [Calls, Calls];
let shopId: number;

beforeAll(async () => {
  portal = await openPortal();
  [seller, ...clerks] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super'), callsOf(portal.url, 'admin')]);
  shopId = (await seller.read(getWallet, {})).shopInfo.id;
});
afterAll(() => portal?.close());

interface Told {
  code: number;
  error?: string;
  msg: string;
  data: any;
}

const send = async (
  { path }: Endpoint<any, any, any>,
  file: Uint8Array | string,
  fields: Record<string, string>,
  language = 'en_us',
): Promise<Told> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], typeof file === 'string' ? 'statement.csv' : 'wallets.xlsx'));
  const headers = { token: clerks[0].token, language, 'idempotency-key': crypto.randomUUID() };
  return (await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: form })).json() as Promise<Told>;
};
const post = async ({ token }: Calls, { path }: Endpoint<any, any, any>, body: object): Promise<Told> => {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return (await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Told>;
};
const balance = async (): Promise<number> => (await seller.read(getWallet, {})).postedCents;

describe('Rule: a statement that cannot be trusted is refused with the place, in the language of who sent it', () => {
  it.each([
    ['wrong columns', ['When,What', '2026-11-20,1.00'], 'StatementColumnsUnknown', 'No row names the columns', '未找到对账单的列标题'],
    ['a power', ['Date,Amount,Balance', '2026-11-20,1e9,1.00'], 'StatementAmountInvalid', '“1e9” is not an amount', '“1e9” 不是'],
    ['a tenth of a cent', ['Date,Amount,Balance', '2026-11-20,0.001,1.00'], 'StatementAmountInvalid', '“0.001” is not an amount', '“0.001” 不是'],
    ['no sum', ['Date,Amount,Balance', '2026-11-20,1.00,1.00', '2026-11-21,1.00,3.00'], 'StatementUnbalanced', 'does not add up', '的对账单不平'],
  ])('%s', async (_, rows, error, en, zh) => {
    const file = rows.join('\n');
    expect(await send(checkBankStatement, file, { account: 'main' })).toMatchObject({ error, msg: expect.stringContaining(en) });
    expect(await send(checkBankStatement, file, { account: 'main' }, 'zh_cn')).toMatchObject({ error, msg: expect.stringContaining(zh) });
  });
});

describe('Rule: a workbook says for each cell what is wrong with it', () => {
  const workbook = (...rows: (string | number)[][]): Promise<Buffer> => writeWorkbook([{ sheet: 'Wallets', data: rows as SheetData }]).toBuffer();
  const heading = ['User ID', 'Amount ($)', 'Reason'];

  it('wrong columns', async () => {
    const file = await workbook(['Who', 'Amount ($)', 'Reason'], ['U1', 1, 'Goodwill']);
    expect(await send(tryBulkFile, file, { direction: 'in' })).toMatchObject({ error: 'ImportWrongColumns', msg: expect.stringContaining('Who') });
    expect((await send(tryBulkFile, file, { direction: 'in' }, 'zh_cn')).msg).toContain('列与模板不符');
  });

  it.each<[string | number, string]>([
    ['1e9', 'notAnAmount'],
    [1e9, 'tooMuch'],
    [-1, 'notAnAmount'],
    [0.001, 'notAnAmount'],
  ])('an amount of %s', async (amount, code) => {
    const { data } = await send(tryBulkFile, await workbook(heading, ['U1', amount, 'Goodwill']), { direction: 'out' });
    expect(data.errors).toMatchObject([{ row: 2, column: 'amount', code }]);
  });

  it('a doubled row', async () => {
    const file = await workbook(heading, ['U1', 1, 'Goodwill'], ['U1', 1, 'Goodwill']);
    expect((await send(tryBulkFile, file, { direction: 'out' })).data.errors).toMatchObject([{ row: 3, column: 'userId', code: 'twice' }]);
  });
});

describe('Rule: an amount that is none is refused at its field', () => {
  it.each([1e9, -1, 0.001, 0])('%s', async (amountCents) => {
    const refused = await post(clerks[0], requestAdjustment, { ...transferReceived(shopId, 100), amountCents });
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('amountCents') });
  });
});

describe('Rule: of two clerks on one line of the bank one settles it, and the other is told', () => {
  const rounds = 4;
  const refs = Array.from({ length: rounds * 3 }, (_, index) => `LINE${index}-${Date.now()}`);
  const lineOf = async (ref: string) => (await clerks[0].read(listBankLines, { text: ref, view: 'all' })).data[0]!;

  beforeAll(async () => {
    const day = new Date().toISOString().slice(0, 10);
    const lines = refs.map((ref) => ({ ref, bookedOn: day, cents: 1_100, text: 'Transfer', payer: 'Kicks', payerAccount: '' }));
    const about = { account: '0123', currency: 'USD', openingCents: 0, closingCents: lines.length * 1_100, from: day, to: day };
    const file = [...writeCamt053({ ...about, lines } as never, { messageId: 'M1', madeAt: `${day}T23:59:59Z` })].join('');
    const { data } = await send(checkBankStatement, file, { account: 'main' });
    await send(importBankStatement, file, { account: 'main', sha256: data.sha256 });
  });

  it('both credit it', async () => {
    const before = await balance();
    for (const ref of refs.slice(0, rounds)) {
      const { lineId } = await lineOf(ref);
      const answers = await Promise.all(clerks.map((clerk) => post(clerk, creditBankLine, { lineId, shopId })));
      expect(answers.map(({ error }) => error ?? 'credited').toSorted()).toEqual(['BankLineSettled', 'credited']);
      expect(answers.find(({ error }) => error)!.msg).toContain('already been settled by someone else');
    }
    expect(await balance()).toBe(before + rounds * 1_100);
  });

  it('one credits it, the other its transfer', async () => {
    const before = await balance();
    for (const ref of refs.slice(rounds, rounds * 2)) {
      const { lineId } = await lineOf(ref);
      const answers = await Promise.all([
        post(clerks[0], creditBankLine, { lineId, shopId }),
        post(clerks[1], requestAdjustment, { ...transferReceived(shopId, 1_100), bankRef: ref }),
      ]);
      expect(answers.filter(({ error }) => !error)).toHaveLength(1);
      expect(answers.find(({ error }) => error)!.error).toMatch(/^(BankLinePosted|TransferCredited)$/);
    }
    expect(await balance()).toBe(before + rounds * 1_100);
    await expect.poll(async () => (await clerks[0].read(getBankProof, {})).differenceCents).toBe(0);
  });

  it('both match it to one posting', async () => {
    for (const ref of refs.slice(rounds * 2)) {
      const { data } = await post(clerks[0], requestAdjustment, { ...transferReceived(shopId, 1_100), bankRef: ref });
      const body = { lineId: (await lineOf(ref)).lineId, postingIds: [`recharge-${data.adjustmentNo}`] };
      const answers = await Promise.all(clerks.map((clerk) => post(clerk, matchBankLine, body)));
      expect(answers.map(({ error }) => error ?? 'matched').toSorted()).toEqual(['BankLineSettled', 'matched']);
    }
  });
});

describe('Rule: the books agree with all of it', () => {
  it('acts with postings, and the bank with the books', async () => expect((await checkBooks(kyselyOn<ReadTables>(portal.pool))).breaks).toEqual([]));
});

describe('Rule: a line that the account has is not recorded again', () => {
  it('and the refusal says on which statement it stands', async () => {
    const { records } = await clerks[0].read(listBankStatements, { account: 'main' });
    const [last] = records;
    const day = addDays(last!.to, 1);
    const later = addDays(day, 1);
    const line = { ref: 'TOLD-TWICE', bookedOn: day, cents: 700, text: 'Transfer', payer: 'Kicks', payerAccount: '' };
    const statement = (from: string, openingCents: number): string => {
      const about = { account: '0123', currency: 'USD', openingCents, closingCents: openingCents + line.cents, from, to: from, lines: [line] };
      return [...writeCamt053(about as never, { messageId: `TWICE-${from}`, madeAt: `${from}T23:59:59Z` })].join('');
    };
    const imported = async (file: string): Promise<Told> => {
      const { data } = await send(checkBankStatement, file, { account: 'main' });
      return send(importBankStatement, file, { account: 'main', sha256: data.sha256 });
    };
    expect((await imported(statement(day, last!.closingCents))).data).toMatchObject({ lines: 1 });
    const refused = await imported(statement(later, last!.closingCents + line.cents));
    const { data } = await clerks[0].read(listBankLines, { text: line.ref, view: 'all' });
    expect(refused).toMatchObject({ error: 'StatementLineKnown', msg: expect.stringContaining(data[0]!.statementId) });
  });
});
