import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { sourcesOf } from '#tests/support/terminal-sources.ts';
import { atMost, type Figure } from './figure.ts';

const web = path.resolve(import.meta.dirname, '../../dist/web');

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
};

const gzippedKilobytes = async (manifest: Manifest, keys: Iterable<string>): Promise<number> => {
  const files = [...new Set([...keys].map((key) => manifest[key]!.file))].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(web, file)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** What they read beside everyone's texts. */
const terminals = (['admin', 'warehouse', 'business'] as const satisfies Terminal[]).map((terminal) => ({ terminal, sources: sourcesOf(terminal) }));

/**
 * JavaScript that the sign-in page, and the heaviest other page, load to draw: entry and its static imports, the texts of the terminal, the shell, the page
 * and its. A page of several terminals counts with the longest texts.
 */
export const bundleFigures = async (): Promise<Figure[]> => {
  const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const entryChunks = withImports(manifest, entry);
  const shell = Object.keys(manifest).find((key) => manifest[key]!.src?.endsWith('src/app/console/console.tsx'));
  const signIn = Object.keys(manifest).find((key) => /sign-in.*page|sign-in\/sign-in/.test(manifest[key]!.src ?? ''));
  const texts = (which: 'public' | 'everyone' | `terminals/${Terminal}`) => {
    const key = `src/app/language/${which}-zh.ts`;
    if (!manifest[key]) throw new Error(`No texts in ${key}`);
    return withImports(manifest, key);
  };
  const shellChunks = [...entryChunks, ...texts('everyone'), ...(shell ? withImports(manifest, shell) : [])];
  const pageOf = async (key: string): Promise<number> => {
    const own = terminals.filter(({ sources }) => sources.has(manifest[key]!.src!)).map(({ terminal }) => texts(`terminals/${terminal}`));
    const sizes = [new Set<string>(), ...own].map((more) =>
      gzippedKilobytes(manifest, new Set([...shellChunks, ...more, ...withImports(manifest, key)])),
    );
    return Math.max(...(await Promise.all(sizes)));
  };

  const signInChunks = [...entryChunks, ...texts('public'), ...(signIn ? withImports(manifest, signIn) : [])];
  const signInSize = await gzippedKilobytes(manifest, new Set(signInChunks));
  const pages = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry && manifest[key]!.src?.includes('src/features/'));
  const heaviest = Math.max(...(await Promise.all(pages.map(pageOf))));
  return [atMost('bundle-sign-in', signInSize, 'kB gzip', 180, 1), atMost('bundle-page', heaviest, 'kB gzip', 400, 1)];
};
