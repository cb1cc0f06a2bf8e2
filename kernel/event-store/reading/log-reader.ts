import type { Pool, PoolClient } from 'pg';
import type { LogPosition, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { noEncryption, type PersonalData } from '#kernel/personal-data/personal-data.ts';
import { positionOf, type PositionRow } from '../append.ts';
import { eventColumns, eventOf, type EventRow } from '../event-rows.ts';
import { currentSchemas, type Upcasting } from '../upcasters.ts';

export interface PositionedEvent {
  position: LogPosition;
  event: RecordedEvent;
}

export interface LogReader {
  /** The next events in the log's order; from its start when no position is given. Never passes over an event that is still being written. */
  readAfter(position: LogPosition | undefined, limit: number): Promise<PositionedEvent[]>;
  /** The same, and beyond running transactions too: only for one who has locked out the writers of what it reads for. */
  readCommittedAfter(position: LogPosition | undefined, limit: number): Promise<PositionedEvent[]>;
  /** Of the last event that `readAfter` may answer; `beginning` while the log is empty. */
  currentPosition(): Promise<LogPosition>;
  /** Of the last committed event, even while `readAfter` still waits for an older transaction. */
  committedPosition(): Promise<LogPosition>;
  /** The same over one connection. */
  through(client: PoolClient): LogReader;
}

export const beginning: LogPosition = { transactionId: 0n, globalPosition: 0n };

export const settled = 'transaction_id < pg_snapshot_xmin(pg_current_snapshot())';

/**
 * Follows the log by (transaction_id, global_position), and only up to the oldest transaction that is still running: positions are handed out
 * before commit, so that a reader who went by them alone would pass over events that commit later.
 */
export const logReader = (
  db: Pool | PoolClient,
  personal: Pick<PersonalData, 'decrypt'> = noEncryption,
  shapes: Upcasting = currentSchemas,
): LogReader => {
  // Behind their own SELECTs the values say nothing to the planner, which makes one plan for all of them: with the values in sight it looked for where the log
  // ends each time, and took as long for that as for the events.
  const read = async (name: string, condition: string, { transactionId, globalPosition } = beginning, limit: number) => {
    const { rows } = await db.query<EventRow & PositionRow>({
      name,
      text: `SELECT transaction_id::text, global_position, ${eventColumns} FROM events
             WHERE (transaction_id, global_position) > ((SELECT $1::xid8), (SELECT $2::bigint)) AND ${condition}
             ORDER BY events.transaction_id, global_position LIMIT (SELECT $3::bigint)`,
      values: [transactionId.toString(), globalPosition.toString(), limit],
    });
    await personal.decrypt(rows, db);
    return rows.map((row) => ({ position: positionOf(row), event: eventOf(row, shapes) }));
  };

  const last = async (name: string, condition: string) => {
    const { rows } = await db.query<PositionRow>({
      name,
      text: `SELECT transaction_id::text, global_position FROM events WHERE ${condition}
             ORDER BY events.transaction_id DESC, global_position DESC LIMIT 1`,
    });
    return rows[0] ? positionOf(rows[0]) : beginning;
  };

  return {
    readAfter: (position, limit) => read('read-log', settled, position, limit),
    readCommittedAfter: (position, limit) => read('read-committed-log', 'true', position, limit),

    currentPosition: () => last('log-position', settled),
    committedPosition: () => last('committed-position', 'true'),

    through: (client) => logReader(client, personal, shapes),
  };
};
