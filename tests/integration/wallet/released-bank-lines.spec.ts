import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { checkBankStatement, importBankStatement } from '#contracts/statements/bank/bank-endpoints.ts';
import { getBankLine, getBankProof, listBankLines } from '#contracts/statements/bank/bank-queries.ts';
import { creditBankLine, explainBankLine, matchBankLine, releaseBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { writeCamt053 } from '#services/statements/formats/camt053/write-camt053.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';

let portal: OpenPortal;
let seller: Calls;
let ann: Calls;
let ben: Calls;
let shopId: number;

const run = Date.now().toString(36).toUpperCase();
const ref = (name: string): string => `${name}${run}`;
const reason = 'It was another payer';

const post = async ({ token }: Calls, { path }: Endpoint<any, any, any>, body: object, language = 'en_us') => {
  const headers = { token, language, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { error?: string; msg: string; data: any };
};
const imported = async (file: string): Promise<void> => {
  const send = async ({ path }: Endpoint<any, any, any>, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ account: 'main', ...fields })) form.set(name, value);
    form.set('file', new File([file], 'statement.xml'));
    const headers = { token: ann.token, 'idempotency-key': crypto.randomUUID() };
    return ((await (await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: form })).json()) as { data: any }).data;
  };
  const { sha256 } = await send(checkBankStatement, {});
  await send(importBankStatement, { sha256 });
};

beforeAll(async () => {
  portal = await openPortal();
  [seller, ann, ben] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super'), callsOf(portal.url, 'admin')]);
  shopId = (await seller.read(getWallet, {})).shopInfo.id;
  const day = new Date().toISOString().slice(0, 10);
  const about = { account: '0123', currency: 'USD', openingCents: 0, closingCents: 1_100 - 300 + 900, from: day, to: day };
  const lines = Object.entries({ CREDIT: 1_100, FEE: -300, TRANSFER: 900 }).map(([name, cents]) => {
    return { ref: ref(name), bookedOn: day, cents, text: 'Transfer', payer: 'Kicks', payerAccount: '' };
  });
  await imported([...writeCamt053({ ...about, lines } as never, { messageId: run, madeAt: `${day}T23:59:59Z` })].join(''));
});
afterAll(() => portal?.close());

const lineOf = async (name: string) => (await ann.read(listBankLines, { text: ref(name), view: 'all' })).data[0]!;
const detail = (lineId: string) => ann.read(getBankLine, { lineId });
const balance = async (): Promise<number> => (await seller.read(getWallet, {})).postedCents;
const outstanding = async () => {
  await expect.poll(async () => (await ann.read(getBankProof, {})).differenceCents, { timeout: 10_000 }).toBe(0);
  const { postings, lines, outstandingCents } = await ann.read(getBankProof, {});
  return { postings: postings.items.map(({ postingId }) => postingId), lines: lines.count, outstandingCents };
};

describe('Rule: a match is undone with a reason, and books and bank agree before and after', () => {
  it('a credit: another person takes it back, and the line is credited anew', async () => {
    const { lineId } = await lineOf('CREDIT');
    const [held, before] = [await balance(), await outstanding()];
    await post(ann, creditBankLine, { lineId, shopId });
    expect(await balance()).toBe(held + 1_100);

    expect((await post(ben, releaseBankLine, { lineId, reason: 'no' })).msg).toContain('reason');
    expect((await post(ann, releaseBankLine, { lineId, reason })).error).toBe('SettlerReleases');
    expect((await post(ann, releaseBankLine, { lineId, reason }, 'zh_cn')).msg).toContain('须由他人撤销');
    expect((await post(ben, releaseBankLine, { lineId, reason })).data).toEqual({ lineId, status: 'unmatched' });
    expect((await post(ben, releaseBankLine, { lineId, reason })).error).toBe('BankLineNotSettled');
    expect(await balance()).toBe(held);
    // The credit and its reversal are outstanding no more than if neither had been.
    expect(await outstanding()).toEqual(before);

    expect((await detail(lineId)).candidates.postings.filter(({ postingId }) => postingId.includes(lineId))).toEqual([]);
    expect((await post(ann, matchBankLine, { lineId, postingIds: [`recharge-${lineId}`] })).error).toBe('NotFound');
    expect((await post(ann, creditBankLine, { lineId, shopId })).data).toEqual({ lineId, status: 'matched' });
    expect(await balance()).toBe(held + 1_100);
    const { status, postings, history } = await detail(lineId);
    expect({ status, postings }).toEqual({ status: 'matched', postings: [{ postingId: `recharge-${lineId}~2`, cents: 1_100 }] });
    expect(history).toMatchObject([
      { name: 'BankLineMatched' },
      { name: 'BankLineReleased', said: reason, postingIds: [`recharge-${lineId}`] },
      { name: 'BankLineMatched', by: 'person', postingIds: [`recharge-${lineId}`] },
    ]);
    await outstanding();
  });

  it('a fee', async () => {
    const { lineId } = await lineOf('FEE');
    const before = await outstanding();
    await post(ann, explainBankLine, { lineId, as: 'fee' });
    expect((await post(ann, releaseBankLine, { lineId, reason })).error).toBe('SettlerReleases');
    expect((await post(ben, releaseBankLine, { lineId, reason })).error).toBeUndefined();
    expect(await outstanding()).toEqual(before);
    expect((await post(ben, explainBankLine, { lineId, as: 'capitalOut' })).data).toEqual({ lineId, status: 'explained' });
    expect((await detail(lineId)).postings).toEqual([{ postingId: `bank-${lineId}~2`, cents: -300 }]);
    await outstanding();
  });

  it('a posting that was there before stays, and may be matched again by the same person', async () => {
    const { lineId } = await lineOf('TRANSFER');
    await ann.send(requestAdjustment, { ...transferReceived(shopId, 900), bankRef: ref('TRANSFER') });
    const held = await balance();
    const [found] = (await detail(lineId)).candidates.postings.filter(({ cents }) => cents === 900);
    const { postingId } = found!;
    await post(ann, matchBankLine, { lineId, postingIds: [postingId] });
    const before = await outstanding();
    expect(before.postings).not.toContain(postingId);

    expect((await post(ann, releaseBankLine, { lineId, reason })).error).toBeUndefined();
    expect(await balance()).toBe(held);
    expect((await outstanding()).postings).toContain(postingId);
    expect((await post(ann, matchBankLine, { lineId, postingIds: [postingId] })).error).toBeUndefined();
    expect(await outstanding()).toEqual(before);
  });

  it('of two at once one undoes it', async () => {
    const { lineId } = await lineOf('TRANSFER');
    const answers = await Promise.all([ann, ben].map((clerk) => post(clerk, releaseBankLine, { lineId, reason })));
    expect(answers.map(({ error }) => error ?? 'released').toSorted()).toEqual(['BankLineNotSettled', 'released']);
    await outstanding();
  });

  it('and the books contradict neither themselves nor the bank', async () =>
    expect((await checkBooks(kyselyOn<ReadTables>(portal.pool))).breaks).toEqual([]));
});
