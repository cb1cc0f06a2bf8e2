import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import en from '../app/language/all-en.ts';
import { leaves } from './leaves.ts';
import zh from '../app/language/all-zh.ts';

const english = new Map(leaves(en));
const chinese = new Map(leaves(zh));

/** A language is named in itself, so that whoever reads no other finds it. */
const languageNames = ['app.english', 'app.chinese'];
/** Words that are the same everywhere: the product, what labels and screens abbreviate, units. */
const properNouns =
  /^(Shelfline|SKU|SKUs|ONE ID|PKU|ID|UPC|UPS|USPS|FedEx|DHL|CSV|PDF|FAQ|USD|EIN|SSN|Zelle|PayPal|WeChat|WhatsApp|OK|kg|cm|Esc|Enter|Shift|Ctrl|API|VIP|ROI|GMV)$/;
const isSame = (text: string): boolean =>
  text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .split(/[\s\d\p{P}\p{S}]+/u)
    .every((word) => word === '' || properNouns.test(word));

const src = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^i18n\/|\/(texts|titles)\/(\w+\/)?(en|zh)\.ts$/.test(file) && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');
const literals = new Set([...sources.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text]) => text!));
/** Keys whose last parts are put together: `taskBoard.stages.${stage}`. */
const composed = [...new Set([...sources.matchAll(/`([\w.]+[.])\$\{[^`]*?\}([\w.]*)`/g)].map(([, start, end]) => `${start} ${end}`))].map(
  (each) => each.split(' ') as [string, string],
);
const isUsed = (key: string): boolean => {
  const asked = key.replace(/_(one|other)$/, '');
  return literals.has(asked) || composed.some(([start, end]) => asked.startsWith(start) && asked.endsWith(end));
};

describe('Rule: every text is said in the language that it is for', () => {
  it('translates whatever is not a name', () => {
    expect([...english].filter(([key, text]) => chinese.get(key) === text && !isSame(text) && !languageNames.includes(key))).toEqual([]);
  });

  it('writes no Chinese in English', () => {
    expect([...english].filter(([key, text]) => /\p{Script=Han}/u.test(text) && !languageNames.includes(key))).toEqual([]);
  });

  it('leaves no English sentence in Chinese', () => {
    expect([...chinese].filter(([, text]) => /[A-Za-z]+ [a-z]{2,}/.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))).toEqual([]);
  });
});

describe('Rule: a thing has one name', () => {
  it('an item is 货品 in Chinese, on the pages as in refusals', () => {
    const said = [...chinese, ...Object.entries(errorCatalogue).map(([name, { zh: words }]): [string, string] => [name, words])];
    expect(said.filter(([, text]) => text.includes('物品'))).toEqual([]);
  });
});

describe('Rule: a text that no page says is not kept', () => {
  it('finds each key in the sources', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});
