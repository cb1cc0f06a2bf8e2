import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOneId, isMisreadOneId, isOneId, normaliseOneId, oneIdFrom, oneIdSchema } from './one-id.ts';

const characters = [...'23456789ABCDEFGHJKLMNPQRSTVWXYZ'];
const oneIds = fc.array(fc.nat(30), { minLength: 9, maxLength: 9 }).map(oneIdFrom);

const misread = (oneId: string): string[] =>
  Array.from(oneId).flatMap((right, index) =>
    characters.filter((other) => other !== right).map((other) => oneId.slice(0, index) + other + oneId.slice(index + 1)),
  );

const swapped = (oneId: string): string[] =>
  Array.from(oneId)
    .map(
      (_, index) =>
        oneId.slice(0, index) +
        oneId
          .slice(index, index + 2)
          .split('')
          .reverse()
          .join('') +
        oneId.slice(index + 2),
    )
    .filter((other) => other !== oneId);

describe('Rule: a misread ONE ID is caught before it reaches the server', () => {
  it('accepts what was given out', () => expect(fc.check(fc.property(oneIds, isOneId))).toMatchObject({ failed: false }));

  it('catches every single wrong character', () => {
    expect(fc.check(fc.property(oneIds, (oneId) => misread(oneId).every((wrong) => !isOneId(wrong))))).toMatchObject({ failed: false });
  });

  it('catches every swap of neighbours', () => {
    expect(fc.check(fc.property(oneIds, (oneId) => swapped(oneId).every((wrong) => !isOneId(wrong))))).toMatchObject({ failed: false });
  });

  it('refuses every other text', () => {
    expect(
      fc.check(fc.property(fc.string({ maxLength: 20 }), (text) => isOneId(text) === (oneIdSchema.safeParse(text).data === text))),
    ).toMatchObject({ failed: false });
  });
});

describe('Rule: a ONE ID is stored without what people and scanners add', () => {
  it('reads its own spelling back', () => {
    expect(fc.check(fc.property(oneIds, (oneId) => normaliseOneId(formatOneId(oneId).toLowerCase()) === oneId))).toMatchObject({ failed: false });
  });

  it('is scannable as Code 128 and never begins like an order number', () => {
    expect(fc.check(fc.property(oneIds, (oneId) => /^[2-9A-Z]{10}$/.test(oneId) && !oneId.includes('O')))).toMatchObject({ failed: false });
  });
});

describe('Rule: a misread ONE ID is told from other codes by its check character', () => {
  const oneId = oneIdFrom([30, 9, 12, 8, 14, 20, 25, 17, 4]);

  it('whichever one of its characters was read wrongly', () => {
    for (let index = 0; index < oneId.length; index++) {
      const misread = `${oneId.slice(0, index)}${oneId[index] === 'Z' ? 'Y' : 'Z'}${oneId.slice(index + 1)}`;
      expect(isMisreadOneId(formatOneId(misread))).toBe(misread !== oneId);
      expect(isMisreadOneId(`${oneId.slice(0, index)}0${oneId.slice(index + 1)}`)).toBe(true);
    }
    expect(isMisreadOneId(oneId)).toBe(false);
  });

  it('and no parcel number, SKU, order or shelf is taken for one', () => {
    for (const code of [
      '771281122520',
      '7712811225',
      'JD12345678',
      '1203A764-101',
      'DD1391-100',
      'FB7734-661',
      'OC26112301104',
      'FC-100589',
      'A-05-1',
    ])
      expect(isMisreadOneId(code)).toBe(false);
  });
});
