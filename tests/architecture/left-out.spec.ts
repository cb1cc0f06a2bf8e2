import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../web/left-out.ts';

const web = path.resolve(import.meta.dirname, '../../web/src');
const sources = readdirSync(web, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }));

describe('Rule: no source asks for what the build leaves out, and so for nothing', () => {
  const patterns = leftOut.flatMap(({ asked }) => asked ?? []);

  it.each(patterns.map((asked) => [asked.source, asked] as const))('%s', (_source, asked) => {
    expect(sources.filter(({ text }) => asked.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
