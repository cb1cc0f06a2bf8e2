import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBulkRows, listBulkRuns, submitBulkFile, tryBulkFile } from '#contracts/bulk/bulk-endpoints.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { writeBulkTemplate } from '#services/bulk/write-template.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { callsOf, type Calls } from '#tests/support/portal-calls.ts';

const shopOfSeller = demoSignIns.find(({ login }) => login === 'seller')!.shopId;
let portal: OpenPortal;
let seller: Calls;
let finance: Calls;
let uid: string;

beforeAll(async () => {
  portal = await openPortal();
  [seller, finance] = await Promise.all([callsOf(portal.url, 'seller'), callsOf(portal.url, 'super')]);
  const { rows } = await portal.pool.query<{ uid: string }>('SELECT uid FROM shops WHERE shop_id = $1', [shopOfSeller]);
  uid = rows[0]!.uid;
});
afterAll(() => portal?.close());

const balance = async (): Promise<number> => (await seller.read(getWallet, {})).postedCents;
const file = (...rows: (string | number)[][]): Promise<Buffer> =>
  writeWorkbook([{ sheet: 'Wallets', data: [['User ID', 'Amount ($)', 'Reason', 'Remark'], ...rows] as SheetData }]).toBuffer();

/** As the page does. */
const send = async (
  { path }: Endpoint<any, any, any>,
  bytes: Uint8Array,
  body: { direction: Direction; sha256?: string; confirmedDoubles?: string },
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set('file', new File([new Uint8Array(bytes)], 'wallets.xlsx'));
  const headers = { token: finance.token, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: form });
  return (await answer.json()) as { data: any; error?: string; msg: string };
};

describe.each<[Direction, number]>([
  ['in', 1],
  ['out', -1],
])('Rule: a workbook moves the wallets of its users once (%s)', (direction, sign) => {
  it('after a look at it, and not a second time', async () => {
    const before = await balance();
    const bytes = await file([uid, 12.5, 'Goodwill', `for ${direction}`]);
    const { data: tried } = await send(tryBulkFile, bytes, { direction });
    expect(tried).toMatchObject({
      totalCents: 1_250,
      unmatched: [],
      errors: [],
      isApprovalNeeded: false,
      rows: [{ shopInfo: { uid }, cents: 1_250 }],
    });
    expect(await balance()).toBe(before);

    const { data } = await send(submitBulkFile, bytes, { direction, sha256: tried.sha256 });
    expect(data.status).toBe('approved');
    await expect.poll(balance, { timeout: 15_000 }).toBe(before + sign * 1_250);
    const { records } = await finance.read(listBulkRuns, { direction });
    expect(records[0]).toMatchObject({ bulkNo: data.bulkNo, status: 'completed', rows: 1, postedRows: 1, actions: [] });
    expect(await finance.read(listBulkRows, { bulkNo: data.bulkNo })).toMatchObject({ records: [{ row: 2, shopInfo: { uid } }] });
    expect((await send(submitBulkFile, bytes, { direction, sha256: tried.sha256, confirmedDoubles: '1' })).error).toBe('BulkFileTaken');
    expect(await balance()).toBe(before + sign * 1_250);
  });

  it('and once more only where its doubles are confirmed', async () => {
    const before = await balance();
    const bytes = await file([uid, 12.5, 'Goodwill', `again ${direction}`]);
    const { data: tried } = await send(tryBulkFile, bytes, { direction });
    expect(tried).toMatchObject({ doubles: 1, rows: [{ double: { postingId: expect.stringContaining('BK-') } }] });
    const body = { direction, sha256: tried.sha256 };
    expect(await send(submitBulkFile, bytes, body)).toMatchObject({ error: 'BulkDoublesUnconfirmed', msg: expect.stringContaining('1 row ') });
    expect((await send(submitBulkFile, bytes, { ...body, confirmedDoubles: '1' })).data.status).toBe('approved');
    await expect.poll(balance, { timeout: 15_000 }).toBe(before + sign * 1_250);
  });

  it('not where a user is unknown, a cell is wrong, or the file is another', async () => {
    const unknown = await file([uid, 1, 'Goodwill', ''], ['U-nobody', 1, 'Goodwill', '']);
    const { data: tried } = await send(tryBulkFile, unknown, { direction });
    expect(tried.unmatched).toEqual(['U-nobody']);
    const refused = await send(submitBulkFile, unknown, { direction, sha256: tried.sha256 });
    expect(refused).toMatchObject({
      error: 'BulkUsersUnknown',
      msg: 'The following User IDs failed to match, please correct and reupload. U-nobody',
    });

    const wrong = await file([uid, '1,000.00', 'Goodwill', '']);
    const { data: checked } = await send(tryBulkFile, wrong, { direction });
    expect(checked.errors).toMatchObject([{ row: 2, column: 'amount', code: 'notAnAmount' }]);
    expect((await send(submitBulkFile, wrong, { direction, sha256: checked.sha256 })).error).toBe('BulkRowsWrong');
    expect((await send(submitBulkFile, wrong, { direction, sha256: tried.sha256 })).error).toBe('BulkFileChanged');
  });

  it('waits from the limit on', async () => {
    const bytes = await file([uid, 5_000, 'Goodwill', '']);
    const { data: tried } = await send(tryBulkFile, bytes, { direction });
    expect(tried.isApprovalNeeded).toBe(true);
    expect((await send(submitBulkFile, bytes, { direction, sha256: tried.sha256 })).data.status).toBe('submitted');
  });
});

describe('Rule: the template is what is read', () => {
  it.each<[Direction, 'en_us' | 'zh_cn']>([
    ['in', 'en_us'],
    ['out', 'zh_cn'],
  ])('%s in %s: it lacks nothing but rows', async (direction, language) => {
    expect((await send(tryBulkFile, await writeBulkTemplate(direction, language), { direction })).error).toBe('ImportEmpty');
  });
});
