import { describe, expect, it } from 'vitest';
import type { BulkColumnName } from '#contracts/bulk/bulk-columns.ts';
import type { Cell } from '#kernel/files/workbook/cell.ts';
import { checkRows } from './check-rows.ts';

const shops = new Map(['U7', 'U8'].map((uid) => [uid, { shopId: Number(uid.slice(1)), uid, realname: uid, balanceCents: 500 }]));
const sound: Partial<Record<BulkColumnName, Cell>> = { userId: 'U7', amount: '12.50', reason: 'goodwill' };
const check = (...rows: Partial<Record<BulkColumnName, Cell>>[]) =>
  checkRows(
    rows.map((cells, index) => ({ row: index + 2, cells: { ...sound, ...cells } })),
    'in',
    shops,
  );
const codes = (cells: Partial<Record<BulkColumnName, Cell>>) => check(cells).errors.map(({ row, column, code }) => `${row} ${column} ${code}`);

describe('Rule: an amount is dollars above zero with at most two decimals and no separators', () => {
  it.each(['-1', '0', '0.00', '0.001', '1,000.00', '1e9', '1E9', '$5', 'abc', '１'])('%s is none', (amount) => {
    expect(codes({ amount })).toEqual(['2 amount notAnAmount']);
  });
  it.each(['50000.01', '1000000000', '999999999999'])('%s is too much', (amount) => {
    expect(codes({ amount })).toEqual(['2 amount tooMuch']);
  });
  it.each([
    ['0.01', 1],
    ['1.1', 110],
    ['50000', 5_000_000],
  ])('%s is', (amount, cents) => {
    expect(check({ amount }).rows[0]!.row.cents).toBe(cents);
  });
  it('asks for one, and for a reason', () => {
    expect(codes({ amount: '', reason: '' })).toEqual(['2 amount required', '2 reason required']);
  });
});

describe('Rule: types and reasons are those of the direction', () => {
  it('takes the first type where none is named, and names in either language', () => {
    expect(check({}).rows[0]!.row).toMatchObject({ type: 'recharge', reason: 'goodwill', shopId: 7 });
    expect(check({ type: '面单退款', reason: 'Received' }).rows[0]!.row).toMatchObject({ type: 'labelRefund', reason: 'received' });
  });
  it('refuses those of the other direction', () => {
    expect(codes({ type: 'platformFee' })).toEqual(['2 type notOneOf']);
    expect(codes({ reason: 'fee' })).toEqual(['2 reason notOneOf']);
  });
});

describe('Rule: each user stands once in a file, and is known', () => {
  it('names the first row of a double', () => {
    expect(check({}, {}).errors).toEqual([{ row: 3, column: 'userId', code: 'twice', params: { value: 'U7', row: 2 } }]);
  });
  it('lists users that nobody knows', () => {
    expect(check({}, { userId: 'U9' }, { userId: '' })).toMatchObject({
      unmatched: ['U9'],
      errors: [{ row: 4, column: 'userId', code: 'required' }],
      totalCents: 1250,
    });
  });
  it('tells of a user ID that Excel has changed', () => {
    expect(codes({ userId: { shortened: '123456789012346000' } })).toEqual(['2 userId digitsLost']);
  });
});
