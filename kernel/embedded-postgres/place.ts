import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { canReach, privateHome, type Owner } from './owner.ts';

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * The data directory as the server's user can reach it. Below a private folder such as root's home it cannot live; then it is a link to a
 * folder that can be reached.
 */
export const reachablePlace = async (wanted: string, owner: Owner | undefined): Promise<string> => {
  if (!(await exists(wanted))) {
    // A link whose target was deleted.
    await rm(wanted, { force: true });
    await mkdir(path.dirname(wanted), { recursive: true });
    if (owner && !(await canReach(path.dirname(wanted), owner))) {
      await symlink(await mkdtemp(path.join(await privateHome(), `${path.basename(wanted)}-`)), wanted);
    } else {
      await mkdir(wanted, { mode: 0o700 });
    }
  }
  const place = await realpath(wanted);
  if (owner) await chown(place, owner.uid, owner.gid);
  await chmod(place, 0o700);
  return place;
};
