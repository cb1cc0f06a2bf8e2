import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What is behind the sign-in on every page, as the build's manifest names it. */
const behindSignIn = ['src/app/routes/fetch-page.ts', 'src/app/console/console.tsx'];

/**
 * The header by which a browser that is signed in asks for the console's code together with the page that would name it only later. Nothing where the
 * build has no manifest.
 */
export const consoleAhead = async (folder: string): Promise<string | undefined> => {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const manifest = JSON.parse(text) as Manifest;
  const chunks = behindSignIn.flatMap((key) => [...withImports(manifest, key)]).map((key) => manifest[key]!);
  const scripts = [...new Set(chunks.map(({ file }) => file))].map((file) => `</${file}>; rel=modulepreload; crossorigin`);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `</${file}>; rel=preload; as=style; crossorigin`);
  return [...scripts, ...styles].join(', ');
};

const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key) || manifest[key] === undefined) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, found);
  return found;
};
