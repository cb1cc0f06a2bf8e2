import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRoute } from '#web/core/routes/route-table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const src = path.join(root, 'web/src');

const importPattern = /^(?:import|export)\b(?!\s+type\b)[^'"`;]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const resolved = (from: string, target: string): string => {
  if (target.startsWith('#web/')) return path.join(src, target.slice('#web/'.length));
  return target.startsWith('.') ? path.join(path.dirname(from), target) : target;
};

const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, from, lazy]) => resolved(file, (from ?? lazy)!));

/** Such a file names pages of several terminals: the tables tell which of them a terminal has. */
const namesPages = (file: string): boolean => /\/terminals\/[\w-]+\.ts$|\/features\/(.+\/)?pages\.ts$/.test(file);

const pageFiles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(src, file))
  .filter((file) => namesPages(file) && !file.endsWith('.spec.ts'));

/** Where the code of a page lies, by how it is imported: from the root where a bundler has been at it, otherwise as it is written. */
const fileOf = (page: () => unknown): string[] => {
  const target = /['"`]([^'"`]+\.tsx)['"`]/.exec(String(page))?.[1];
  if (target === undefined) throw new Error(`No file in ${String(page)}`);
  if (target.startsWith('/')) return [path.join(root, target)];
  return pageFiles.filter((file) => readFileSync(file, 'utf8').includes(`import('${target}')`)).map((file) => resolved(file, target));
};

const reach = (files: readonly string[], found: Set<string>): Set<string> => {
  for (const file of files) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !file.startsWith(src) || /\/texts\//.test(file) || namesPages(file) || !existsSync(file))
      continue;
    found.add(file);
    reach(importedBy(file), found);
  }
  return found;
};

/** The files under `web` that these come to load, sooner or later: `src/features/bi/bi-page.tsx`. */
const reachedFrom = (files: readonly string[]): Set<string> =>
  new Set([...reach(files, new Set())].map((file) => path.relative(path.join(root, 'web'), file)));

/** What a page may come to load. */
export const sourcesOfPage = ({ page }: Pick<PageRoute, 'page'>): Set<string> => reachedFrom(fileOf(page));

/** What is there around every page. */
export const sourcesAround = (): Set<string> => reachedFrom([path.join(src, 'main.tsx')]);
