import { describe, expect, it } from 'vitest';
import { errorCatalogue, errorMessage, errorWords } from './errors.ts';
import { fieldRules } from './kernel/fields/field-rules.ts';
import { endpoints } from './endpoints.ts';
import { itemMessages } from './item/item-commands.ts';
import { kernelMessages } from './kernel/messages.ts';
import type { Words } from './kernel/words.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const hasChinese = /\p{Script=Han}/u;

const successes = [
  ...Object.entries<Words>(kernelMessages),
  ...Object.entries<Words>(itemMessages),
  ...endpoints.flatMap(({ name, success }): [string, Words][] => (typeof success === 'object' ? [[name, success]] : [])),
];

describe('Rule: every message exists in both languages', () => {
  it.each([...Object.entries(errorCatalogue), ...successes, ...Object.entries(fieldRules)])('%s', (_name, { en, zh }) => {
    expect(en).not.toMatch(hasChinese);
    expect(zh).toMatch(hasChinese);
    expect(placeholders(zh)).toEqual(placeholders(en));
  });
});

describe('Rule: a refusal outside the catalogue never leaves the caller without words', () => {
  it('falls back to our own fault', () => {
    expect(errorWords('NoSuchRefusal').status).toBe(500);
    expect(errorWords('constructor').status).toBe(500);
  });

  it('fills in the figures', () => expect(errorMessage('RateLimited', 'en_us', { seconds: 7 })).toContain('7'));
});

describe('Rule: the words of a refusal go with its figures (English)', () => {
  it.each([
    ['RateLimited', { seconds: 1 }, 'Too many requests; please wait 1 second'],
    ['RateLimited', { seconds: 7 }, 'Too many requests; please wait 7 seconds'],
    ['ImportHasErrors', { rows: 1 }, '1 row has errors; correct it or leave it out'],
    ['ImportHasErrors', { rows: 12 }, '12 rows have errors; correct them or leave them out'],
    ['UnitsNotInspected', { count: 1 }, '1 item has not been inspected'],
  ])('%s %o', (code, params, said) => expect(errorMessage(code, 'en_us', params)).toBe(said));

  /** More of them than a limit, or a limit that is never one. */
  const neverOne = ['ShelfRangeTooLong'];
  const counted = [...Object.entries<Words>(errorCatalogue), ...Object.entries<Words>(fieldRules)].filter(
    ([code, { en }]) => !neverOne.includes(code) && /\{(count|rows|seconds|minutes|min|capacity)\} [a-z ]*s\b/.test(en),
  );
  it('in each that counts', () => expect(counted.map(([code]) => code)).toEqual([]));
});
