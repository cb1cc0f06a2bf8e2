import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBeside, errorsIn, errorWithin, fieldsOf, withoutGaps } from './form-body.ts';

const schema = z.strictObject({
  name: z.string().trim().min(1).max(4),
  phone: z.string().trim().min(3),
  platform: z.enum(['A', 'B']),
  feeCents: z.number().int().max(900),
  remark: z.string().default(''),
});
const rulesIn = (body: unknown) => errorsIn(schema, withoutGaps(body), { language: 'en_us' }).map(({ field, rule }) => `${field}: ${rule}`);

describe('Rule: a form finds wrong what the server would, in its words', () => {
  const entered = { name: 'Ada', phone: '555', platform: 'A', feeCents: 5 };

  it('and nothing where the schema is content', () => {
    expect(rulesIn(entered)).toEqual([]);
  });

  it('in either language, and in the words of an area', () => {
    const long = { ...entered, name: 'Adamant' };
    expect(errorsIn(schema, long, { language: 'en_us' })).toEqual([{ field: 'name', rule: 'maxLength', msg: 'At most 4 characters' }]);
    expect(errorsIn(schema, long, { language: 'zh_cn' })[0]?.msg).toBe('最多 4 个字符');
    const taken = z.strictObject({ name: z.string().refine(() => false, { error: 'NameTaken' }) });
    expect(errorsIn(taken, { name: 'A' }, { language: 'en_us', rules: { NameTaken: { en: 'Taken', zh: '已占用' } } })[0]?.msg).toBe('Taken');
  });

  it('what is empty is required, whatever else it would have to be', () => {
    const empty = { name: ' ', phone: '', platform: null, feeCents: null };
    expect(rulesIn(empty)).toEqual(['name: required', 'phone: required', 'platform: required', 'feeCents: required']);
  });

  it('what is no number is none', () => {
    expect(rulesIn({ ...entered, feeCents: 'wrong' })).toEqual(['feeCents: type']);
  });
});

describe('Rule: an empty field is not sent', () => {
  it('at any depth; an empty text is one', () => {
    expect(withoutGaps({ a: null, b: { c: undefined, d: '' }, e: [{ f: null, g: 0 }] })).toEqual({ b: { d: '' }, e: [{ g: 0 }] });
  });
});

describe('Rule: what is refused is said at its field', () => {
  const errors = [
    { field: 'label.logNo', msg: 'logNo' },
    { field: 'oneIds.3', msg: 'oneId' },
    { field: 'dropship', msg: 'dropship' },
  ];

  it('also where it names a part of the field', () => {
    expect(['label.logNo', 'oneIds', 'remark', 'one'].map((field) => errorWithin(errors, field))).toEqual(['logNo', 'oneId', undefined, undefined]);
  });

  it('and beside the form where no field shows it', () => {
    expect(errorBeside(errors, ['label', 'oneIds'])).toBe('dropship');
    expect(errorBeside(errors, ['label', 'oneIds', 'dropship'])).toBeUndefined();
  });

  it('a form has the fields of its values, a list is one', () => {
    expect(fieldsOf({ address: { city: '', zipCode: '' }, items: [{ a: 1 }], remark: null })).toEqual([
      'address.city',
      'address.zipCode',
      'items',
      'remark',
    ]);
  });
});
