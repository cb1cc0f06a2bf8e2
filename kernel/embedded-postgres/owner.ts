import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The user that the server runs as. */
export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, and needs a user that the system knows by name. Undefined: this process's own user will do. */
export const findOwner = async (): Promise<Owner | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const known = (await userNamed('postgres')) ?? (await createdUser('postgres')) ?? (await userNamed('nobody'));
  if (!known) throw new Error('PostgreSQL cannot run as root, and there is no user `postgres` to run it as.');
  return known;
};

/** Runs a program of PostgreSQL as its owner; rejects with what it wrote when it fails. */
export const run = async (program: string, args: readonly string[], owner: Owner | undefined): Promise<void> => {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) };
  await exec(program, [...args], { cwd: tmpdir(), env, ...owner });
};

/** Whether the owner may enter the folder and all above it. */
export const canReach = async (folder: string, { uid, gid }: Owner): Promise<boolean> => {
  const { mode, uid: ownerUid, gid: ownerGid } = await stat(folder);
  const mayEnter = uid === ownerUid ? 0o100 : gid === ownerGid ? 0o010 : 0o001;
  if ((mode & mayEnter) === 0) return false;
  const above = path.dirname(folder);
  return above === folder || canReach(above, { uid, gid });
};

/** A folder that only root may write to, and that every user may enter. */
export const privateHome = async (): Promise<string> => {
  for (const home of ['/var/lib/shelfline', path.join(tmpdir(), 'shelfline-postgres')]) {
    const made = await mkdir(home, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    const info = made ? await stat(home) : undefined;
    if (info && info.uid === userInfo().uid && (info.mode & 0o022) === 0) return home;
  }
  throw new Error('There is no folder that the user of PostgreSQL can reach.');
};

const userNamed = async (name: string): Promise<Owner | undefined> => {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => Number((await exec('id', [which, name])).stdout)));
    return { uid: uid!, gid: gid! };
  } catch {
    return undefined;
  }
};

/** `useradd` on most systems, `adduser` on Alpine. */
const createdUser = async (name: string): Promise<Owner | undefined> => {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ];
  for (const [program, args] of ways) {
    const created = await exec(program, args).then(
      () => true,
      () => false,
    );
    if (created) return userNamed(name);
  }
  return undefined;
};
