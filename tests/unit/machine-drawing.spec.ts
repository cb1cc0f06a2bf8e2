import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineDocuments } from '../../bin/machine-drawing/documents.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');

describe('Rule: the drawings show the machines as they are', () => {
  it.each(Object.entries(machineDocuments(docs)))('%s was drawn from it (tsx bin/draw-machines.ts)', (name, text) => {
    expect(readFileSync(path.join(docs, name), 'utf8')).toBe(text);
  });
});
