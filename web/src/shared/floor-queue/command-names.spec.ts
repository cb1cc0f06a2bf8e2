import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames } from './command-names.ts';

const src = path.resolve(import.meta.dirname, '../..');
const sources = readdirSync(path.join(src, 'features'), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!spec)\.tsx?$/.test(file));
/** Endpoints that pages give to the outbox, as they are written. */
const given = new Set(
  sources.flatMap((file) =>
    [...readFileSync(path.join(src, 'features', file), 'utf8').matchAll(/outbox\s*\.enqueue\(\s*(\w+?)(?:Endpoint)?,/g)].map(([, name]) => name!),
  ),
);
/** Chosen by the page: the names of both stand in the list. */
given.delete('endpoint');

describe('Rule: each scan that waits says what it does', () => {
  it('whatever page gave it', () => {
    const named = new Set(Object.keys(commandNames));
    expect([...given].filter((name) => !named.has(name))).toEqual([]);
    expect(given.size).toBeGreaterThan(10);
  });
});
