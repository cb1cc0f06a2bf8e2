import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Rows of tables with the columns word, Chinese, meaning, in code and, where the API differs, on the wire. */
const entries = [
  ...readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|(?: ([^|]*) ?\|)?$/gm),
]
  .map(([, word, chinese, meaning, code]) => ({ word: word!, chinese: chinese!, meaning: meaning!, code: code! }))
  .filter(({ word }) => word !== 'Word' && !word.startsWith('---'));

const sources = ['contracts', 'kernel', 'projections', 'services', 'web/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const identifiers = new Set(sources.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));

describe('Rule: the glossary has one word for one concept, and the code uses it', () => {
  it('finds the words', () => expect(entries.length).toBeGreaterThan(90));

  it('each once', () => {
    const words = entries.map(({ word }) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('each with what it is called in the code', () => {
    const unused = entries.map(({ word, code }) => ({ word, name: code.replaceAll('`', '') })).filter(({ name }) => !identifiers.has(name));
    expect(unused.map(({ word, name }) => `${word}: the code has no ${name}`)).toEqual([]);
  });
});
