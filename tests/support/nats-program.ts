import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@nats-io/transport-node';
import { natsServers } from '#kernel/bus/nats/nats-servers.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';

/** A `nats-server` with JetStream of one's own, at one address for its whole life. */
export interface NatsProgram {
  url: string;
  /** As a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Between `kill` and `start`: nothing that it stored is left. */
  forget(): Promise<void>;
  /** For good, with all that it stored. */
  stop(): Promise<void>;
}

export const hasNatsProgram = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

export interface NatsPlan {
  /** Whom it lets in; everyone when absent. */
  user?: { name: string; password: string };
  /** Further arguments, such as those of a cluster. */
  args?: readonly string[];
}

export const startNatsProgram = async ({ user, args = [] }: NatsPlan = {}): Promise<NatsProgram> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-nats-'));
  const port = await freePort();
  const url = `nats://${user ? `${user.name}:${user.password}@` : ''}127.0.0.1:${port}`;
  const door = user ? ['--user', user.name, '--pass', user.password] : [];
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server) return;
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    }
    server = undefined;
  };
  const start = async (): Promise<void> => {
    server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...door, ...args], { stdio: 'ignore' });
    await untilReady(url);
  };
  const forget = () => rm(folder, { recursive: true, force: true });

  await start();
  return {
    url,
    kill: () => end('SIGKILL'),
    start,
    forget,
    stop: async () => {
      await end('SIGTERM');
      await forget();
    },
  };
};

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      const connection = await connect(natsServers(url));
      return await connection.close();
    } catch (failure) {
      if (attempt === 100) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
