import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { noEncryption, type PersonalData } from '../personal-data/personal-data.ts';
import { positionOf, type PositionRow } from './append.ts';
import { eventColumns, eventOf, type EventRow } from './event-rows.ts';
import { settled, type PositionedEvent } from './reading/log-reader.ts';
import { currentSchemas, type Upcasting } from './upcasters.ts';

export interface Stretch {
  events: readonly PositionedEvent[];
  /** Up to here the log holds no other event of the types; undefined at its end. */
  to: LogPosition | undefined;
  /** There may be more behind it already. */
  isFull: boolean;
}

/** The log for who wants some types of events only: the others are passed over without being read. */
export interface TypedEvents {
  /** The next stretch behind a position, with at most `limit` events. */
  after(position: LogPosition, types: readonly string[], limit: number): Promise<Stretch>;
  at(position: LogPosition): Promise<PositionedEvent | undefined>;
  /** Of the last event that `after` may answer. */
  end(): Promise<LogPosition>;
}

/** Events that one look passes over at most. */
const MAX_STRETCH = 5_000;

export const typedEvents = (
  pool: Pool,
  currentPosition: () => Promise<LogPosition>,
  personal: Pick<PersonalData, 'decrypt'> = noEncryption,
  shapes: Upcasting = currentSchemas,
): TypedEvents => {
  const decrypted = async (rows: (EventRow & PositionRow)[]): Promise<PositionedEvent[]> => {
    await personal.decrypt(rows, pool);
    return rows.map((row) => ({ position: positionOf(row), event: eventOf(row, shapes) }));
  };
  return {
    end: currentPosition,

    async after(position, types, limit) {
      const from = asValues(position);
      const { rows: ends } = await pool.query<PositionRow & { passed: string }>({
        name: 'stretch-of-log',
        text: endOfStretch,
        values: [...from, MAX_STRETCH],
      });
      if (!ends[0]) return { events: [], to: undefined, isFull: false };
      const end = positionOf(ends[0]);
      const { rows } = await pool.query<EventRow & PositionRow>({
        name: 'events-of-types',
        text: eventsOfTypes,
        values: [...from, ...asValues(end), types, limit],
      });
      const events = await decrypted(rows);
      if (events.length === limit) return { events, to: events.at(-1)!.position, isFull: true };
      return { events, to: end, isFull: Number(ends[0].passed) === MAX_STRETCH };
    },

    async at(position) {
      const text = `SELECT transaction_id::text, global_position, ${eventColumns} FROM events WHERE (transaction_id, global_position) = ($1::xid8, $2::bigint)`;
      const { rows } = await pool.query<EventRow & PositionRow>(text, asValues(position));
      return (await decrypted(rows))[0];
    },
  };
};

const asValues = ({ transactionId, globalPosition }: LogPosition): string[] => [transactionId.toString(), globalPosition.toString()];

// Behind their own SELECTs the values say nothing to the planner, as in the log's reader.
const endOfStretch = `
  SELECT transaction_id::text, global_position, count(*) OVER () AS passed FROM (
    SELECT transaction_id, global_position FROM events
    WHERE (transaction_id, global_position) > ((SELECT $1::xid8), (SELECT $2::bigint)) AND ${settled}
    ORDER BY transaction_id, global_position LIMIT (SELECT $3::bigint)) AS stretch
  ORDER BY stretch.transaction_id DESC, stretch.global_position DESC LIMIT 1`;

const eventsOfTypes = `
  SELECT transaction_id::text, global_position, ${eventColumns} FROM events
  WHERE (transaction_id, global_position) > ((SELECT $1::xid8), (SELECT $2::bigint))
    AND (transaction_id, global_position) <= ((SELECT $3::xid8), (SELECT $4::bigint)) AND type = ANY($5::text[])
  ORDER BY events.transaction_id, global_position LIMIT (SELECT $6::bigint)`;
