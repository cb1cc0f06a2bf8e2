import { describe, expect, it } from 'vitest';
import type { Words } from '#contracts/kernel/words.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../contracts/**/*.ts', '!**/*.spec.ts'], { eager: true });

const isWords = (value: object): value is Words => 'en' in value && 'zh' in value && typeof value.en === 'string' && typeof value.zh === 'string';

/** Whatever the contracts say to a person: refusals, messages, names of states, roles, permissions, kinds. */
const wordsIn = (value: unknown, place: string, depth = 0): [string, Words][] => {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  if (isWords(value)) return [[place, value]];
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, `${place}.${name}`, depth + 1));
};

const all = Object.entries(modules).flatMap(([file, exported]) => wordsIn({ ...exported }, file.replace(/^.*contracts\//, '')));
const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const placeholders = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name!)
    .toSorted()
    .join();

describe('Rule: what server and browser both say, they say in both languages', () => {
  it('finds the words', () => expect(all.length).toBeGreaterThan(200));

  it('says no Chinese in English', () => {
    expect(all.filter(([, { en }]) => en.trim() === '' || hasChinese(en))).toEqual([]);
  });

  it('says Chinese in Chinese, but for names and codes', () => {
    expect(all.filter(([, { zh }]) => !hasChinese(zh) && /[a-z]{2}/.test(zh))).toEqual([]);
  });

  it('fills the same placeholders', () => {
    expect(all.filter(([, { en, zh }]) => placeholders(en) !== placeholders(zh))).toEqual([]);
  });
});
