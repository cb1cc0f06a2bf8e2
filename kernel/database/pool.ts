import type { Duplex } from 'node:stream';
import { Pool, type PoolClient } from 'pg';
import { textTimes } from './text-times.ts';

export interface PoolOptions {
  /** Most connections at a time. */
  size?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** A connection ended. Where it broke, whoever answers at its address by now may be another server, whose log ends earlier. */
  onEnded?: () => void;
  /** How long PostgreSQL works on one statement, in ms; as long as it takes where it is not said. */
  statementTimeout?: number;
  /** How long one waits for a connection, in ms; as long as it takes where it is not said. */
  patience?: number;
  /** Moments arrive as the contracts have them, UTC in ISO 8601, and not as `Date`. */
  timesAsText?: boolean;
}

/**
 * Connections to PostgreSQL. Queued statements of one connection travel together, so a transaction costs as few round trips as it has questions.
 * int8 and numeric arrive as strings, as pg has them; whoever reads them converts.
 */
export const createPool = (
  url: string,
  { size = 20, name = 'shelfline', onEnded = () => {}, statementTimeout, patience, timesAsText = false }: PoolOptions = {},
): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: size,
    application_name: name,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    ...(patience !== undefined && { connectionTimeoutMillis: patience }),
    ...(statementTimeout !== undefined && { statement_timeout: statementTimeout }),
    ...(timesAsText && { types: textTimes }),
  });
  // A lost connection fails the statement that is under way and is replaced at the next use; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', onEnded);
    client.on('end', onEnded);
    writeTogether(client);
  });
  return pool;
};

/**
 * pg hands each statement to the socket by itself, and a system call costs more than most statements take to write. Here those that are queued in
 * one turn of the event loop leave in one.
 */
const writeTogether = (client: PoolClient): void => {
  const { stream } = (client as PoolClient & { connection: { stream: Duplex } }).connection;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let corked = false;
  client.query = ((...args: unknown[]) => {
    if (!corked) {
      corked = true;
      stream.cork();
      process.nextTick(() => {
        corked = false;
        stream.uncork();
      });
    }
    return query(...args);
  }) as PoolClient['query'];
};
