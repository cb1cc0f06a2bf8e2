import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { listInventory, searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { bases } from '#contracts/kernel/access/bases.ts';
import { roleNames } from './matrix/roles.ts';
import { expectedStatus, type Sample } from './matrix/row.ts';
import { rows } from './matrix/rows.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

let whole: WholePortal;
// One administrator credits whatever its samples spend, which is more than one may in a day.
beforeAll(async () => void (whole = await openWholePortal({ settings: { SECOND_APPROVAL_CENTS: '100000000' } })));
afterAll(() => whole.close());

describe('Rule: every endpoint answers every role as the matrix says', () => {
  it('has a row for each endpoint, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  const known = endpoints.filter(({ name }) => name in rows).map((endpoint) => ({ ...endpoint, row: rows[endpoint.name]! }));

  it.each(known)('$method $path', async ({ row, ...endpoint }) => {
    const answered: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const base of bases)
      for (const role of roleNames) {
        const { statusCode } = await whole.call(role, base, endpoint, (await row.sample?.(whole.given, base)) ?? {});
        answered[`${base} ${role}`] = statusCode;
        expected[`${base} ${role}`] = expectedStatus(row, base, role);
      }
    expect(answered).toEqual(expected);
  });
});

/** The reads that can be asked for a moment. */
const reads = [getItem, listInventory, searchInventory];

describe('Rule: who may see something now may ask for it as it was, and nobody for what is still to come', () => {
  const cases = reads.flatMap((endpoint) => bases.flatMap((base) => roleNames.map((role) => ({ endpoint, name: endpoint.name, base, role }))));

  it.each(cases)('$name on $base as $role', async ({ endpoint, name, base, role }) => {
    const sample = (await rows[name]!.sample?.(whole.given, base)) ?? {};
    const asked = (asOf: Date): Sample => {
      const said = { asOf: asOf.toISOString() };
      return endpoint.method === 'GET' ? { query: { ...sample.query, ...said } } : { body: said };
    };
    const status = expectedStatus(rows[name]!, base, role);
    expect((await whole.call(role, base, endpoint, asked(new Date()))).statusCode).toBe(status);

    const ahead = await whole.call(role, base, endpoint, asked(new Date(Date.now() + 3_600_000)));
    const letIn = status !== 401 && status !== 403;
    expect(ahead.statusCode).toBe(letIn ? 400 : status);
    if (letIn) expect(ahead.json().errors).toEqual([expect.objectContaining({ field: 'asOf', rule: 'InTheFuture' })]);
  });
});
