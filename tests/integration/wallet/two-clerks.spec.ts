import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveAdjustment, getAdjustment, rejectAdjustment, requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import type { BodyInputOf, Endpoint } from '#contracts/kernel/endpoint.ts';
import { reversePostingEndpoint } from '#contracts/wallet/finance/reverse-posting.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
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

const balance = async (): Promise<number> => (await seller.read(getWallet, {})).postedCents;

/** What the server says, refused or not. */
const told = async <E extends Endpoint<any, any, any>>(
  { token }: Calls,
  { path }: E,
  body: BodyInputOf<E>,
): Promise<{ code: number; error?: string; msg: string; data?: any }> => {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return (await fetch(`${portal.url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never;
};

describe('Rule: one transfer is credited once, whichever two clerks find it', () => {
  it('at the same moment', async () => {
    const before = await balance();
    for (let round = 0; round < 5; round++) {
      const transfer = transferReceived(shopId, 1_000);
      const answers = await Promise.all(clerks.map((clerk) => told(clerk, requestAdjustment, transfer)));
      expect(answers.map(({ error }) => error ?? 'credited').toSorted()).toEqual(['TransferAskedFor', 'credited']);
      expect(answers.find(({ error }) => error)!.msg).toContain(transfer.bankRef!);
    }
    expect(await balance()).toBe(before + 5_000);
  });
});

describe('Rule: a large credit waits for another person, and is posted once', () => {
  it('also when two of them approve at once', async () => {
    const before = await balance();
    const { data } = await told(clerks[0], requestAdjustment, transferReceived(shopId, 500_000));
    expect(data.status).toBe('submitted');
    expect(await balance()).toBe(before);
    const { adjustmentNo } = data;
    expect((await told(clerks[0], approveAdjustment, { adjustmentNo })).error).toBe('ReviewerIsApplicant');
    expect((await clerks[0].read(getAdjustment, { adjustmentNo })).actions).toEqual([]);
    expect((await clerks[1].read(getAdjustment, { adjustmentNo })).actions).toEqual(['approve', 'reject']);

    const answers = await Promise.all([1, 2].map(() => told(clerks[1], approveAdjustment, { adjustmentNo })));
    expect(answers.map(({ error }) => error ?? 'posted').toSorted()).toEqual(['AdjustmentStatusForbids', 'posted']);
    expect(await balance()).toBe(before + 500_000);
  });

  it('and what is rejected may be asked for again', async () => {
    const before = await balance();
    const transfer = transferReceived(shopId, 500_000);
    const { data } = await told(clerks[0], requestAdjustment, transfer);
    expect((await told(clerks[1], requestAdjustment, transfer)).error).toBe('TransferAskedFor');
    await told(clerks[1], rejectAdjustment, { adjustmentNo: data.adjustmentNo, reason: 'Of another shop' });
    expect((await told(clerks[1], requestAdjustment, transfer)).data.status).toBe('submitted');
    expect(await balance()).toBe(before);
  });
});

describe('Rule: what went to the wrong shop is taken back by another person, and credited anew', () => {
  it('under the same transfer', async () => {
    const before = await balance();
    const transfer = transferReceived(shopId, 700);
    const { data } = await told(clerks[0], requestAdjustment, transfer);
    const body = { postingId: `recharge-${data.adjustmentNo}`, reason: 'Of another shop', evidence: transfer.bankRef! };
    expect((await told(clerks[0], reversePostingEndpoint, body)).error).toBe('PosterReverses');
    expect((await told(clerks[1], reversePostingEndpoint, body)).code).toBe(200);
    expect(await balance()).toBe(before);
    expect((await told(clerks[0], requestAdjustment, transfer)).data.status).toBe('posted');
    expect(await balance()).toBe(before + 700);
  });
});
