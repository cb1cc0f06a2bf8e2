import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const packageFolder = path.join(root, 'node_modules/@sparticuz/chromium');

/**
 * The Chromium of the npm package, unpacked once into the checkout. The package itself unpacks into the temporary folder that all users share, where
 * another user's copy, or half of one, would be taken for ours.
 */
export const chromiumProgram = async (): Promise<string> => {
  const program = chromiumPath();
  if (!(await isThere(program))) await unpack(path.dirname(program));
  return program;
};

/** Where it is once it has been unpacked. */
export const chromiumPath = (): string => {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return path.join(root, `.cache/chromium-${version}/chromium`);
};

/** Without a network of its own to ask for components and updates. */
export const chromiumArguments = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

/** In a process of its own, which alone shall see another temporary folder; moved into place when it is complete. */
const unpack = async (folder: string): Promise<void> => {
  await mkdir(path.dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: draft };
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, env });
    await rename(draft, folder);
  } catch (failure) {
    await rm(draft, { recursive: true, force: true });
    if (!(await isThere(folder))) throw failure;
  }
};
