import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = 'docs/requirements.md';
const self = 'tests/unit/requirements.spec.ts';

/** How many numbers each chapter of the specification has. */
const chapterLengths = [61, 195, 49, 69, 52, 52, 47, 52, 41];

interface Requirement {
  number: string;
  text: string;
  where: string[];
  isBuilt: boolean;
  proofs: string[];
}

const inBackticks = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const requirementsIn = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^\| (R\d\.\d+) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(([, number, text, where, proof]) => ({
    number: number!,
    text: text!,
    where: inBackticks(where!),
    isBuilt: !where!.startsWith('—'),
    proofs: inBackticks(proof!),
  }));

/** Every number that a text names; a range such as R1.02–R1.04 names what lies between as well. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\bR(\d)\.(\d{2,})(?:(?:–|-| to )R\1\.(\d{2,}))?/g)].flatMap(([, chapter, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `R${chapter}.${String(Number(first) + index).padStart(2, '0')}`),
  );

const folders = ['bin', 'contracts', 'demo', 'deploy', 'kernel', 'projections', 'services', 'tests', 'web/src'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
);
const tests = files.filter((file) => /\.(spec|journey)\.tsx?$/.test(file));
const sources = files.filter((file) => /\.(tsx?|mjs|css|ya?ml)$/.test(file) && file !== self);

const requirements = requirementsIn(readFileSync(path.join(root, page), 'utf8'));
const known = new Set(requirements.map(({ number }) => number));

describe('Rule: docs/requirements.md tells of every line of the specification', () => {
  it('finds numbers and ranges', () => {
    expect(numbersIn('the rest (R1.08–R1.10), R2.100')).toEqual(['R1.08', 'R1.09', 'R1.10', 'R2.100']);
    expect(numbersIn('R4.01, R4.02')).toEqual(['R4.01', 'R4.02']);
  });

  it('each once, in order, without a gap', () => {
    const all = chapterLengths.flatMap((length, chapter) =>
      Array.from({ length }, (_, index) => `R${chapter + 1}.${String(index + 1).padStart(2, '0')}`),
    );
    expect(requirements.map(({ number }) => number)).toEqual(all);
  });

  it('in one line that is short', () => {
    expect(requirements.filter(({ text }) => text.length === 0 || text.length > 110).map(({ number }) => number)).toEqual([]);
  });

  it('and of every number that the code names', () => {
    const unknown = sources.flatMap((file) =>
      numbersIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((number) => !known.has(number))
        .map((number) => `${file} names ${number}, which is no row of ${page}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('Rule: docs/requirements.md is true to the code', () => {
  it('names files and folders that there are', () => {
    const missing = requirements.flatMap(({ number, where }) =>
      where.filter((place) => !existsSync(path.join(root, place))).map((place) => `${number}: there is no ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('names proofs by what tells them apart', () => {
    const unclear = requirements.flatMap(({ number, proofs }) =>
      proofs
        .map((proof) => ({ proof, found: tests.filter((file) => `/${file}`.endsWith(`/${proof}`)) }))
        .filter(({ found }) => found.length !== 1)
        .map(({ proof, found }) => `${number}: ${proof} is ${found.length === 0 ? 'no spec or journey' : `one of ${found.join(', ')}`}`),
    );
    expect(unclear).toEqual([]);
  });

  it('says where a line is built, and proves nothing that is not', () => {
    const wrong = requirements.filter(({ isBuilt, where, proofs }) => (isBuilt ? where.length === 0 : where.length > 0 || proofs.length > 0));
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });
});
