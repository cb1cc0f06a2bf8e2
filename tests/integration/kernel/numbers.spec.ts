import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOneId } from '#contracts/item/one-id.ts';
import { labelSerialsMigration } from '#kernel/migrations/0008-label-serials.ts';
import { numbersMigration } from '#kernel/migrations/0003-numbers.ts';
import { countOnFrom, postgresNumbers } from '#kernel/numbers-postgres.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [numbersMigration, labelSerialsMigration] })));
afterAll(() => database.close());

const now = new Date('2026-03-04T05:06:07.089Z');

describe('Rule: no number is given twice', () => {
  it('gives different numbers on all nodes at once', async () => {
    const nodes = [postgresNumbers(database.pool), postgresNumbers(database.pool)];
    const given = await Promise.all(Array.from({ length: 300 }, (_, at) => nodes[at % 2]!.oddNo(now)));
    expect(new Set(given).size).toBe(300);
    expect(given.every((oddNo) => /^OC260304\d{5,6}$/.test(oddNo))).toBe(true);
  });

  it('gives every kind in its form', async () => {
    const numbers = postgresNumbers(database.pool);
    expect(isOneId(numbers.oneId())).toBe(true);
    expect(await numbers.preId()).toBe('FC-100001');
    expect(await numbers.batchNo('outbound', now)).toMatch(/^OB-0304-\d{2,}$/);
    expect(await numbers.repairNo()).toBe('RO-1001');
    expect(await numbers.labelSerial()).toBe(10_001);
    expect(numbers.reference(now)).toMatch(/^[A-Z]{8}089$/);
  });

  it('counts on above the numbers of a seeded world', async () => {
    await countOnFrom(database.pool, { oddNo: 12_345, preId: 100_777, batchNo: 60, repairNo: 1_234, labelSerial: 10_077 });
    const numbers = postgresNumbers(database.pool);
    expect(Number((await numbers.oddNo(now)).slice(8))).toBeGreaterThan(12_345);
    expect(Number((await numbers.preId()).slice(3))).toBeGreaterThan(100_777);
    expect(Number((await numbers.batchNo('inbound', now)).slice(8))).toBeGreaterThan(60);
    expect(Number((await numbers.repairNo()).slice(3))).toBeGreaterThan(1_234);
    expect(await numbers.labelSerial()).toBeGreaterThan(10_077);
  });
});
