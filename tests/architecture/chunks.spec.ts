import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunks } from '../../web/chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'barcode-detector',
  'zxing-wasm',
  'lucide-react',
  'antd',
  '@ant-design/icons',
  '@tanstack/react-query',
];
const folders = ['web/src', 'contracts', ...packages.map((name) => `node_modules/${name}`)];
const modules = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map((file) => `/${folder}/${String(file).replaceAll(path.sep, '/')}`),
);

/** Where the group ends that begins at `open`. */
const closing = (source: string, open: number): number => {
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '(') depth += 1;
    else if (source[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`A group of ${source} is left open`);
};

/** Where the first of several alternatives ends, outside of all groups; -1 where there is but one. */
const firstBar = (source: string): number => {
  for (let index = 0; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '(') index = closing(source, index);
    else if (source[index] === '|') return index;
  }
  return -1;
};

/** A pattern for each way through the alternatives: "a(b|c)" gives "a(?:b)" and "a(?:c)". Assertions stay as they are. */
const alternatives = (source: string): string[] => {
  const bar = firstBar(source);
  if (bar >= 0) return [...alternatives(source.slice(0, bar)), ...alternatives(source.slice(bar + 1))];
  for (let index = 0; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '(') {
      const end = closing(source, index);
      if (source[index + 1] !== '?')
        return alternatives(source.slice(index + 1, end)).flatMap((one) =>
          alternatives(`${source.slice(0, index)}(?:${one})${source.slice(end + 1)}`),
        );
      index = end;
    }
  }
  return [source];
};

describe('Rule: what the bundle is cut by is there', () => {
  it.each(chunks.map(({ name, test }) => [name, test.source] as const))('every alternative of "%s" matches a module', (_name, source) => {
    const withoutModule = alternatives(source).filter((one) => {
      const pattern = new RegExp(one);
      return !modules.some((module) => pattern.test(module));
    });
    expect(withoutModule).toEqual([]);
  });
});
