import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { phoneField } from '#contracts/accounts/account-fields.ts';
import { fieldRules } from './field-rules.ts';
import { fieldErrors } from './invalid.ts';
import { moneyField } from './money-field.ts';

const body = z.strictObject({
  name: z.string().min(1).max(5),
  count: z.number().int().min(1).max(3),
  kind: z.enum(['a', 'b']),
  rows: z.array(z.strictObject({ sku: z.string() })).max(2),
  code: z.string().refine((code) => code !== 'bad', { error: 'oneId' }),
});
const good = { name: 'x', count: 1, kind: 'a', rows: [{ sku: 's' }], code: 'ok' };

const rulesOf = (value: unknown) => {
  const parsed = body.safeParse(value);
  return fieldErrors(parsed.error?.issues ?? [], 'en_us').map(({ field, rule }) => `${field}: ${rule}`);
};

describe('Rule: a refused request names each field and the rule that it breaks', () => {
  it.each([
    [{ ...good, name: 'too long' }, 'name: maxLength'],
    [{ ...good, name: '' }, 'name: required'],
    [{ ...good, name: undefined }, 'name: required'],
    [{ ...good, name: 5 }, 'name: type'],
    [{ ...good, count: 4 }, 'count: max'],
    [{ ...good, count: 0 }, 'count: min'],
    [{ ...good, count: 1.5 }, 'count: type'],
    [{ ...good, kind: 'c' }, 'kind: oneOf'],
    [{ ...good, rows: [{ sku: 's' }, { sku: 's' }, { sku: 's' }] }, 'rows: maxItems'],
    [{ ...good, rows: [{ sku: 's', more: 1 }] }, 'rows.0.more: unknownField'],
    [{ ...good, code: 'bad' }, 'code: oneId'],
  ])('%j', (value, expected) => expect(rulesOf(value)).toEqual([expected]));

  it('speaks both languages and gives the bound', () => {
    const issues = body.safeParse({ ...good, name: 'too long', count: '1' }).error!.issues;
    expect(fieldErrors(issues, 'en_us').map((e) => e.msg)).toEqual(['At most 5 characters', 'Must be a number']);
    expect(fieldErrors(issues, 'zh_cn').map((e) => e.msg)).toEqual(['最多 5 个字符', '必须是数字']);
  });

  it('says a bound of money in dollars', () => {
    const fee = z.object({ fee: moneyField({ min: 1_000, max: 250_000 }) });
    const words = (cents: number) => fieldErrors(fee.safeParse({ fee: cents }).error!.issues, 'en_us').map((e) => e.msg);
    expect([words(99_999_999), words(999)]).toEqual([['At most $2,500.00'], ['At least $10.00']]);
  });

  it('says a bound in the words of its rule, where the rule has any', () => {
    const price = z.object({ price: moneyField({ min: 1_000, max: 250_000, tooLow: 'lowestPrice' }) });
    const said = (cents: number) => fieldErrors(price.safeParse({ price: cents }).error?.issues ?? [], 'en_us').map((e) => e.msg);
    expect([said(999), said(1_000), said(250_001)]).toEqual([['Price cannot be below $10'], [], ['At most $2,500.00']]);
  });

  it('says what a text should have been, where its rule has a name', () => {
    const said = fieldErrors(phoneField.safeParse('abc').error!.issues, 'en_us');
    expect(said).toEqual([{ field: '', rule: 'phone', msg: fieldRules.phone.en }]);
  });

  it('takes the words of an area where the rule is its own', () => {
    const schema = z.string().refine(() => false, { error: 'NoOrder' });
    const words = { NoOrder: { en: 'No order', zh: '无订单' } };
    expect(fieldErrors(schema.safeParse('').error!.issues, 'zh_cn', words)).toEqual([{ field: '', rule: 'NoOrder', msg: '无订单' }]);
  });
});
