import { totalmem } from 'node:os';

const megabyte = 2 ** 20;

/** The whole `postgresql.conf`. Durable unless `fast`: a commit that was answered survives a crash of the machine. */
export const settingsFile = ({ port, fast, further }: { port: number; fast: boolean; further: Readonly<Record<string, string>> }): string => {
  const durability: Record<string, string> = fast
    ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
    : { fsync: 'on', synchronous_commit: 'on' };
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    // A socket's path may be too long for the system, and the sessions come over TCP anyway.
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${fast ? 192 : Math.max(192, Math.min(2048, Math.floor(totalmem() / megabyte / 8)))}MB`,
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...durability,
    ...further,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${String(value).replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`)
    .join('');
};
