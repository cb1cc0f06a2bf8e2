import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { Sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { positionOf, type PositionRow } from '../event-store/append.ts';
import { messageIdOf, type Outbox } from '../outbox/outbox.ts';
import type { Reaction } from './reactions.ts';

/** How far a process has come. */
export interface Checkpoint {
  position: LogPosition;
  /** Of the event that is next. */
  failedAttempts: number;
}

/** What one piece of work changes beside the log, all of it in one transaction. */
export interface Progress {
  states: ReadonlyMap<string, unknown>;
  effects: readonly Effect[];
}

/** A reaction that is no command, and what it follows from. */
export interface Effect {
  reaction: Exclude<Reaction, { kind: 'command' }>;
  /** Id of the event, or of the timer's cause. */
  cause: string;
  /** The same for the same reaction, however often it is come to. */
  id: string;
}

/** Another node has moved the process on: what was done here is its repetition, and nothing of it is written. */
export class MovedElsewhere extends Error {}

/** The rows of one process. */
export interface ProcessStore {
  /** Where it is; where it is new it begins at the given position. */
  open(begin: () => Promise<LogPosition>): Promise<Checkpoint>;
  statesOf(keys: readonly string[]): Promise<Map<string, unknown>>;
  /** From one place in the log to another, with what came of it. */
  moveOn(from: LogPosition, to: LogPosition, progress: Progress, also?: (sql: Sql) => Promise<void>): Promise<void>;
  noteFailure(at: LogPosition, failedAttempts: number): Promise<void>;
  /** In a transaction of their own, after `also`, which fails where another was first. */
  apply(progress: Progress, also: (sql: Sql) => Promise<void>): Promise<void>;
}

export const processStore = (pool: Pool, process: string, outbox: Pick<Outbox, 'rowOf' | 'announce'> | undefined): ProcessStore => {
  const write = async (sql: Sql, { states, effects }: Progress): Promise<void> => {
    if (states.size > 0) await sql.query(upsertStates, [process, [...states.keys()], [...states.values()].map((state) => JSON.stringify(state))]);
    const timers = new Map(effects.flatMap((effect) => timerOf(effect)));
    const due = [...timers.values()].filter((timer) => timer.at !== undefined);
    const cancelled = [...timers.values()].filter(({ at }) => at === undefined).map(({ key }) => key);
    if (cancelled.length > 0) await sql.query('DELETE FROM process_timers WHERE process = $1 AND key = ANY($2::text[])', [process, cancelled]);
    if (due.length > 0) await sql.query(upsertTimers, [process, due.map(({ key }) => key), due.map(({ at }) => at), due.map(({ cause }) => cause)]);
    for (const { reaction, id } of effects) {
      if (reaction.kind !== 'send') continue;
      if (!outbox) throw new Error(`There is no outbox for ${reaction.message.kind}.`);
      const { text, values } = outbox.rowOf({ ...reaction.message, messageId: messageIdOf(`${process}/${id}`) });
      await sql.query(text, values);
    }
  };
  const announce = ({ effects }: Progress): void => {
    for (const { reaction } of effects) if (reaction.kind === 'send') outbox?.announce(reaction.message.destination);
  };

  return {
    async open(begin) {
      const find = () => pool.query<PositionRow & { failed_attempts: number }>(findProcess, [process]);
      let { rows } = await find();
      if (!rows[0]) {
        await pool.query('INSERT INTO processes (name, transaction_id, global_position) VALUES ($1, $2::xid8, $3) ON CONFLICT (name) DO NOTHING', [
          process,
          ...positionValues(await begin()),
        ]);
        ({ rows } = await find());
      }
      return { position: positionOf(rows[0]!), failedAttempts: rows[0]!.failed_attempts };
    },

    async statesOf(keys) {
      if (keys.length === 0) return new Map();
      const text = 'SELECT key, state FROM process_states WHERE process = $1 AND key = ANY($2::text[])';
      const { rows } = await pool.query<{ key: string; state: unknown }>(text, [process, keys]);
      return new Map(rows.map(({ key, state }) => [key, state]));
    },

    async moveOn(from, to, progress, also) {
      await inTransaction(pool, async (client) => {
        const [{ rowCount }] = await Promise.all([
          client.query(moveProcess, [process, ...positionValues(to), ...positionValues(from)]),
          client.query(waitForNoDisk),
        ]);
        if (rowCount !== 1) throw new MovedElsewhere(`The process ${process} was moved on by another node.`);
        await write(client as unknown as Sql, progress);
        await also?.(client as unknown as Sql);
      });
      announce(progress);
    },

    async noteFailure(at, failedAttempts) {
      const text = `UPDATE processes SET failed_attempts = $2 WHERE name = $1 AND (transaction_id, global_position) = ($3::xid8, $4::bigint)`;
      await pool.query(text, [process, failedAttempts, ...positionValues(at)]);
    },

    async apply(progress, also) {
      await inTransaction(pool, async (client) => {
        await also(client as unknown as Sql);
        await write(client as unknown as Sql, progress);
      });
      announce(progress);
    },
  };
};

export const positionValues = ({ transactionId, globalPosition }: LogPosition): string[] => [transactionId.toString(), globalPosition.toString()];

/** The last one of a key counts. */
const timerOf = ({ reaction, cause }: Effect): [string, { key: string; at?: string; cause: string }][] => {
  if (reaction.kind === 'send') return [];
  const { key } = reaction;
  return [[key, { key, cause, ...(reaction.kind === 'schedule' && { at: reaction.at }) }]];
};

/** A crash takes the checkpoint along with all that came of it; what it leaves behind, the commands, is known by its keys. */
const waitForNoDisk = 'SET LOCAL synchronous_commit = off';

const findProcess = 'SELECT transaction_id::text, global_position, failed_attempts FROM processes WHERE name = $1';

const moveProcess = `
  UPDATE processes SET transaction_id = $2::xid8, global_position = $3::bigint, failed_attempts = 0, moved_at = now()
  WHERE name = $1 AND (transaction_id, global_position) = ($4::xid8, $5::bigint)`;

const upsertStates = `
  INSERT INTO process_states (process, key, state)
  SELECT $1, s.key, s.state::json FROM unnest($2::text[], $3::text[]) AS s(key, state)
  ON CONFLICT (process, key) DO UPDATE SET state = excluded.state`;

const upsertTimers = `
  INSERT INTO process_timers (process, key, due_at, cause)
  SELECT $1, t.key, t.due_at, t.cause FROM unnest($2::text[], $3::timestamptz[], $4::text[]) AS t(key, due_at, cause)
  ON CONFLICT (process, key) DO UPDATE
    SET due_at = excluded.due_at, cause = excluded.cause, failed_attempts = 0, retry_at = NULL`;
