import { jetstreamManager } from '@nats-io/jetstream';
import { AuthorizationError, connect } from '@nats-io/transport-node';
import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { natsServers } from '../bus/nats/nats-servers.ts';
import { CannotStart } from './cannot-start.ts';
import { refusePublicSecrets, type Secrets } from './public-secrets.ts';

/** What the portal is about to use. */
export interface Surroundings extends Address, Secrets {
  dataDir: string;
  backupDir?: string | undefined;
  /** Its goods are not real, and neither are its secrets. */
  demo: boolean;
  metrics?: Address | undefined;
}

interface Address {
  host: string;
  port: number;
}

const patience = 5_000;
const oldestPostgres = 15;

/** Looks at all of it before anything has been started; throws CannotStart at the first that will not do. */
export const preflight = async ({ host, port, dataDir, backupDir, demo, metrics, ...secrets }: Surroundings): Promise<void> => {
  const { databaseUrl, natsUrl } = secrets;
  if (!demo) refusePublicSecrets(secrets);
  await addressIsFree({ host, port });
  if (metrics) await addressIsFree(metrics, 'METRICS_');
  await folderTakesFiles('DATA_DIR', dataDir);
  if (backupDir) await folderTakesFiles('BACKUP_DIR', backupDir);
  if (databaseUrl) await postgresAnswers(databaseUrl);
  if (natsUrl) await natsAnswers(natsUrl);
};

/** `prefix` is what the names of its settings begin with. */
const addressIsFree = async ({ host, port }: Address, prefix = ''): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (failure) {
    throw new CannotStart(addressWords(codeOf(failure), { host, port }, prefix));
  }
  await new Promise((resolve) => probe.close(resolve));
};

const addressWords = (code: string, { host, port }: Address, prefix: string): string => {
  if (code === 'EADDRINUSE')
    return `${prefix}PORT ${port} is taken: another program listens on ${host}:${port}. Stop it, or set ${prefix}PORT to another number.`;
  if (code === 'EACCES') return `${prefix}PORT ${port} may not be opened by this user. Set ${prefix}PORT to 1024 or above.`;
  return `${prefix}HOST ${host} is not an address of this machine (${code}).`;
};

const folderTakesFiles = async (setting: string, folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (failure) {
    throw new CannotStart(`${setting} ${folder} cannot be written to (${codeOf(failure)}).`);
  }
};

const postgresAnswers = async (url: string): Promise<void> => {
  const place = hostOf(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    const version = Math.floor(Number(await shown(client, 'server_version_num')) / 10_000);
    if (version < oldestPostgres) throw new CannotStart(`DATABASE_URL: ${place} is PostgreSQL ${version}; ${oldestPostgres} or later is needed.`);
    // In another a search finds nothing that is written in Chinese.
    const encoding = await shown(client, 'server_encoding');
    if (encoding !== 'UTF8') throw new CannotStart(`DATABASE_URL: the database at ${place} is in ${encoding}; make one with ENCODING 'UTF8'.`);
  } catch (failure) {
    if (failure instanceof CannotStart) throw failure;
    if (failure instanceof DatabaseError) throw new CannotStart(`DATABASE_URL: the PostgreSQL at ${place} refuses: ${failure.message}.`);
    throw new CannotStart(`DATABASE_URL: no PostgreSQL answers at ${place} (${codeOf(failure)}).`);
  } finally {
    await client.end();
  }
};

const shown = async (client: Client, setting: string): Promise<string> => {
  const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
  return rows[0]!.value;
};

const natsAnswers = async (url: string): Promise<void> => {
  const places = url.split(',').map(hostOf).join(', ');
  const nats = await connect({ ...natsServers(url), timeout: patience, reconnect: false }).catch((failure: unknown) => {
    if (failure instanceof AuthorizationError) throw new CannotStart(`NATS_URL: the NATS at ${places} refuses: ${failure.message}.`);
    throw new CannotStart(`NATS_URL: no NATS answers at ${places} (${codeOf(failure)}).`);
  });
  try {
    await jetstreamManager(nats);
  } catch (failure) {
    throw new CannotStart(`NATS_URL: the NATS at ${places} has no JetStream (${codeOf(failure)}). Start it with -js.`);
  } finally {
    await nats.close();
  }
};

/** Without the password that a URL may hold. */
const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || url.replace(/^.*@/, '');

const codeOf = (failure: unknown): string => {
  const { code, message } = failure as { code?: unknown; message?: string };
  return typeof code === 'string' ? code : (message ?? String(failure));
};
