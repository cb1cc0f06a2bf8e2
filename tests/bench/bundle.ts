import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
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

/**
 * JavaScript that the sign-in page, and the heaviest other page, load to draw: entry and its static imports, the shell and what everyone reads, the page and
 * the texts of its area.
 */
export const bundleFigures = async (): Promise<Figure[]> => {
  const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]!.isEntry)!;
  const entryChunks = withImports(manifest, entry);
  const shell = keys.find((key) => manifest[key]!.src?.endsWith('src/app/console/console.tsx'));
  const signIn = keys.find((key) => /sign-in.*page|sign-in\/sign-in/.test(manifest[key]!.src ?? ''));
  const texts = (which: 'public' | 'everyone') => {
    const key = `src/app/language/${which}-zh.ts`;
    if (!manifest[key]) throw new Error(`No texts in ${key}`);
    return withImports(manifest, key);
  };
  const shellChunks = [...entryChunks, ...texts('everyone'), ...(shell ? withImports(manifest, shell) : [])];
  const pageOf = (key: string): Promise<number> => {
    const area = /src\/features\/[^/]+\//.exec(manifest[key]!.src!)![0];
    const own = keys.filter((each) => each.startsWith(area) && /\/texts\/(\w+\/)?zh\.ts$/.test(each));
    return gzippedKilobytes(manifest, new Set([...shellChunks, ...own, ...withImports(manifest, key)]));
  };

  const signInChunks = [...entryChunks, ...texts('public'), ...(signIn ? withImports(manifest, signIn) : [])];
  const signInSize = await gzippedKilobytes(manifest, new Set(signInChunks));
  const pages = keys.filter((key) => manifest[key]!.isDynamicEntry && /src\/features\/.+\.tsx$/.test(manifest[key]!.src ?? ''));
  const heaviest = Math.max(...(await Promise.all(pages.map(pageOf))));
  return [atMost('bundle-sign-in', signInSize, 'kB gzip', 180, 1), atMost('bundle-page', heaviest, 'kB gzip', 400, 1)];
};
