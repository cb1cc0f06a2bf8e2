import { describe, expect, it } from 'vitest';
import en from '../app/language/all-en.ts';
import { leaves } from './leaves.ts';
import zh from '../app/language/all-zh.ts';

const english = new Map(leaves(en));
const chinese = new Map(leaves(zh));
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!))].sort();

describe('Rule: both languages say the same things', () => {
  it('has the same keys', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].filter((key) => !key.endsWith('_one')).sort());
  });

  it('leaves no text empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same placeholders', () => {
    const differing = [...chinese].filter(([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join());
    expect(differing).toEqual([]);
  });

  it('writes Chinese with full-width punctuation', () => {
    expect([...chinese].filter(([, text]) => /\p{Script=Han}[,?!:;]/u.test(text))).toEqual([]);
  });
});
