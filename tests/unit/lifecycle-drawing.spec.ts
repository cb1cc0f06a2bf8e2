import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lifecycleDocuments } from '../../bin/lifecycle-drawing/documents.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');

describe('Rule: the drawings show the machine as it is', () => {
  it.each(Object.entries(lifecycleDocuments(docs)))('%s was drawn from it (tsx bin/draw-lifecycle.ts)', (name, text) => {
    expect(readFileSync(path.join(docs, name), 'utf8')).toBe(text);
  });
});
