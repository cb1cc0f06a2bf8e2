import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A server that runs on a data directory, as its pid file tells. */
export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (dataDir: string) => path.join(dataDir, 'postmaster.pid');

/**
 * The server that runs on the directory, if any; with `waitUntilReady`, once it takes connections. One that is just stopping, or dies while it
 * is waited for, is none.
 */
export const livingPostmaster = async (dataDir: string, { waitUntilReady = false } = {}): Promise<Postmaster | undefined> => {
  for (;;) {
    const written = await readPidFile(dataDir);
    if (!written || !(await isPostgres(written.pid))) return undefined;
    if (!waitUntilReady || written.status === 'ready') return { pid: written.pid, port: written.port };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Removes the pid file of a server that was killed: its number may belong to another program by now. */
export const forgetDead = async (dataDir: string): Promise<void> => {
  if (!(await livingPostmaster(dataDir))) await rm(pidFile(dataDir), { force: true });
};

/** Lines of the file: pid, data directory, start time, port, socket folder, address, shared memory, status. */
const readPidFile = async (dataDir: string): Promise<(Postmaster & { status: string }) | undefined> => {
  const text = await readFile(pidFile(dataDir), 'utf8').catch(() => '');
  const [pid, , , port, , , , status = ''] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), status: status.trim() } : undefined;
};

const isPostgres = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const program = await programOf(pid);
  return program === undefined || (program.includes('postgres') && !/^Z|\) Z /.test(program));
};

/** Name and state of a process; undefined where the system does not tell. Small Linux images have no `ps`. */
const programOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (process.platform === 'win32') return undefined;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
};
