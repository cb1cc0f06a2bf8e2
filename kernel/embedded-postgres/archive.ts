import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { canReach, type Owner } from './owner.ts';

/** Where a backup folder keeps what the server wrote since its oldest base backup, in pieces of 16 MB. */
export const walFolder = (backups: string): string => path.join(backups, 'wal');

/** Makes the folder that the server's user writes to; a link elsewhere would not do, because a backup is wanted on just that disk. */
export const prepareArchive = async (wal: string, owner: Owner | undefined): Promise<void> => {
  await mkdir(wal, { recursive: true, mode: 0o755 });
  if (!owner) return;
  await chown(wal, owner.uid, owner.gid);
  await chmod(wal, 0o700);
  if (!(await canReach(path.dirname(wal), owner)))
    throw new Error(`The user of PostgreSQL cannot reach ${wal}. Choose a folder for backups that every user may enter.`);
};

/** A piece is full after a minute at the latest. One that is there already was copied before a crash. */
export const archiveSettings = (wal: string): Record<string, string> => {
  const [kept, part] = [`${inShell(wal)}/"%f"`, `${inShell(wal)}/"%f.part"`];
  return {
    archive_mode: 'on',
    archive_command: `cmp -s "%p" ${kept} || { test ! -e ${kept} && cp "%p" ${part} && mv ${part} ${kept}; }`,
    archive_timeout: '60s',
  };
};

/**
 * What the server reads back: all that there is, or up to a moment. It then goes on by itself, on a timeline of its own: the one that was copied goes on
 * too, until it is stopped, and what the two write must not be mixed up.
 */
export const recoverySettings = (wal: string, to: Date | undefined): Record<string, string> => ({
  restore_command: `cp ${inShell(wal)}/"%f" "%p"`,
  recovery_target_action: 'promote',
  recovery_target_timeline: 'current',
  ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00') }),
});

/** A folder inside a command of the server, to which `%` means something. */
const inShell = (folder: string): string => `'${folder.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)}'`;
