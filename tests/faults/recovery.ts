import type { Pool } from 'pg';
import { percentile } from '../bench/figure.ts';
import type { Follower } from './follower.ts';
import { acknowledged, type Ledger } from './ledger.ts';

export interface Recovery {
  /** The longest that a command waited for its answer, and the longest that a screen waited for what had been answered, in ms. */
  commandMs: number;
  screenMs: number;
  /** What 99 of 100 such waits of a screen stayed below, in ms. */
  screenP99Ms: number;
  /** Commands that had to be sent more than once. */
  sentAgain: number;
}

/** What those at work noticed of a fault. */
export const recoveryOf = async (pool: Pool, ledger: Ledger, followers: readonly Follower[], since: string): Promise<Recovery> => {
  const done = acknowledged(ledger);
  const text = `SELECT metadata->>'idempotencyKey' AS key, stream_id, version FROM events WHERE global_position > $1`;
  const { rows } = await pool.query<{ key: string; stream_id: string; version: number }>(text, [since]);
  const answered = new Map(done.map(({ key, answeredAt }) => [key, answeredAt!]));
  const answeredAt = new Map(rows.map(({ key, stream_id, version }) => [`${stream_id} ${version}`, answered.get(key)]));
  const waits = followers.flatMap(({ heard }) =>
    heard.flatMap(({ streamId, version, at }) => {
      const from = answeredAt.get(`${streamId} ${version}`);
      return from === undefined ? [] : [at - from];
    }),
  );
  return {
    commandMs: Math.max(0, ...done.map((entry) => entry.answeredAt! - entry.askedAt)),
    screenMs: Math.max(0, ...waits),
    screenP99Ms: Math.max(0, percentile(waits, 0.99)),
    sentAgain: done.filter(({ tries }) => tries > 1).length,
  };
};
