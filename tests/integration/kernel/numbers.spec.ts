import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOneId } from '#contracts/item/one-id.ts';
import { labelSerialsMigration } from '#kernel/migrations/0008-label-serials.ts';
import { numbersMigration } from '#kernel/migrations/0003-numbers.ts';
import { countOnFrom, postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { inboundBatchNumbers, outboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';
import { repairNumbers } from '#services/aggregates/repair/repair-numbers.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [numbersMigration, labelSerialsMigration] })));
afterAll(() => database.close());

const now = new Date('2026-03-04T05:06:07.089Z');

describe('Rule: no number is given twice', () => {
  it('gives different numbers on all nodes at once', async () => {
    const nodes = [postgresNumbers(database.pool), postgresNumbers(database.pool)];
    const given = await Promise.all(Array.from({ length: 300 }, (_, index) => nodes[index % 2]!.next(orderNumbers, now)));
    expect(new Set(given).size).toBe(300);
    expect(given.every((oddNo) => /^OC260304\d{5,6}$/.test(oddNo))).toBe(true);
  });

  it('gives every kind in its form', async () => {
    const numbers = postgresNumbers(database.pool);
    expect(isOneId(numbers.oneId())).toBe(true);
    expect(await numbers.next(packageNumbers, now)).toBe('FC-100001');
    expect(await numbers.next(outboundBatchNumbers, now)).toMatch(/^OB-0304-\d{2,}$/);
    expect(await numbers.next(repairNumbers, now)).toBe('RO-1001');
    expect(await numbers.next(labelSerials, now)).toBe(10_001);
    expect(numbers.reference(now)).toMatch(/^[A-Z]{8}089$/);
  });

  it('counts on above the numbers of a seeded world', async () => {
    await countOnFrom(database.pool, {
      [orderNumbers.sequence]: 12_345,
      [packageNumbers.sequence]: 100_777,
      [inboundBatchNumbers.sequence]: 60,
      [repairNumbers.sequence]: 1_234,
      [labelSerials.sequence]: 10_077,
    });
    const numbers = postgresNumbers(database.pool);
    expect(Number((await numbers.next(orderNumbers, now)).slice(8))).toBeGreaterThan(12_345);
    expect(Number((await numbers.next(packageNumbers, now)).slice(3))).toBeGreaterThan(100_777);
    expect(Number((await numbers.next(inboundBatchNumbers, now)).slice(8))).toBeGreaterThan(60);
    expect(Number((await numbers.next(repairNumbers, now)).slice(3))).toBeGreaterThan(1_234);
    expect(await numbers.next(labelSerials, now)).toBeGreaterThan(10_077);
  });
});
