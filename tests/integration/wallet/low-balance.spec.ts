import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let whole: WholePortal;
beforeAll(async () => {
  whole = await openWholePortal();
});
afterAll(() => whole.close());

const adjust = (body: BodyOf<typeof requestAdjustment>) => whole.post('admin', requestAdjustment.path, body);
const deduct = (amountCents: number) =>
  adjust({
    shopId: 7,
    direction: 'out',
    amountCents,
    type: 'cashoutDeduction',
    reasonCode: 'correction',
    reason: 'Counted twice',
    reference: crypto.randomUUID(),
    proofs: [],
  });
const waiting = async (): Promise<number> => {
  const { rows } = await whole.portal.pool.query(`SELECT 1 FROM outbox WHERE destination = 'email' AND kind = 'low-balance'`);
  return rows.length;
};
const timers = async (): Promise<number> => {
  const { rows } = await whole.portal.pool.query(`SELECT 1 FROM process_timers WHERE process = 'low-balance' AND key = '7'`);
  return rows.length;
};

describe('Rule: a seller is told once that the wallet is empty', () => {
  it('and again the next time', async () => {
    await adjust(transferReceived(7, 5_000));
    await deduct(5_000);
    await expect.poll(waiting).toBe(1);
    await deduct(100);
    await deduct(100);
    expect(await timers()).toBe(1);
    await adjust(transferReceived(7, 1_000));
    await expect.poll(timers).toBe(0);
    expect(await waiting()).toBe(1);
    await deduct(2_000);
    await expect.poll(waiting).toBe(2);
  });
});
