import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLabelCode, normaliseLabelCode } from './label-code.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const wordCharacters = fc.stringMatching(/^[A-NQ-Z1-9][A-Z0-9_]{7,30}$/);

describe('Rule: a label code is no order code (R5.45)', () => {
  it('refuses what starts with OC and is 13 or 14 long', () => {
    expect(fc.check(fc.property(digits(11), (rest) => !isLabelCode(`OC${rest}`)))).toMatchObject({ failed: false });
    expect(fc.check(fc.property(digits(12), (rest) => !isLabelCode(`OC${rest}`)))).toMatchObject({ failed: false });
  });

  it('takes OC at other lengths', () => {
    expect(fc.check(fc.property(fc.constantFrom(6, 10, 13, 20).chain(digits), (rest) => isLabelCode(`OC${rest}`)))).toMatchObject({ failed: false });
  });
});

describe('Rule: a label code starts with neither 0 nor P (R5.46)', () => {
  it('refuses both', () => {
    expect(fc.check(fc.property(fc.constantFrom('0', 'P'), wordCharacters, (first, rest) => !isLabelCode(first + rest)))).toMatchObject({
      failed: false,
    });
  });
});

describe('Rule: a label code has at least 8 letters, digits or underscores (R5.47)', () => {
  it('takes every such code', () => {
    expect(
      fc.check(
        fc.property(
          wordCharacters.filter((code) => !code.startsWith('OC')),
          (code) => isLabelCode(code),
        ),
      ),
    ).toMatchObject({ failed: false });
  });

  it('refuses shorter codes and other characters', () => {
    expect(fc.check(fc.property(fc.stringMatching(/^\w{0,7}$/), (code) => !isLabelCode(code)))).toMatchObject({ failed: false });
    expect(fc.check(fc.property(wordCharacters, fc.constantFrom(' ', '-', '/', '面'), (code, other) => !isLabelCode(code + other)))).toMatchObject({
      failed: false,
    });
  });
});

describe('Rule: a label code is stored as it is scanned, however it was typed', () => {
  it('drops blanks and hyphens and stands in upper case', () => {
    expect(normaliseLabelCode(' 1z999-aa1 0123456784 ')).toBe('1Z999AA10123456784');
    expect(fc.check(fc.property(fc.string(), (text) => normaliseLabelCode(normaliseLabelCode(text)) === normaliseLabelCode(text)))).toMatchObject({
      failed: false,
    });
  });
});
