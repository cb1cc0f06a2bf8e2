import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { bases } from '#contracts/kernel/endpoint.ts';
import { roleNames } from './matrix/roles.ts';
import { accountRows } from './matrix/rows-accounts.ts';
import { announcementRows } from './matrix/rows-announcements.ts';
import { floorRows } from './matrix/rows-floor.ts';
import { labelRows } from './matrix/rows-labels.ts';
import { owningRows } from './matrix/rows-owning.ts';
import { readingRows } from './matrix/rows-reading.ts';
import { walletRows } from './matrix/rows-wallet.ts';
import { expectedStatus, type Row } from './matrix/row.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

const rows: Record<string, Row> = { ...accountRows, ...readingRows, ...owningRows, ...floorRows, ...announcementRows, ...walletRows, ...labelRows };

let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal()));
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
