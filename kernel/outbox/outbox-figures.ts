import type { Pool } from 'pg';
import { breakerState, closedBreaker, type BreakerState } from './breaker.ts';

export interface OutboxFigures {
  destination: string;
  /** Messages that are still to be delivered. */
  waiting: number;
  /** Of these, those that failed at least once. */
  retrying: number;
  /** Age of the oldest of them, in seconds. */
  seconds: number;
  givenUp: number;
  breaker: BreakerState;
}

interface FiguresRow {
  destination: string;
  waiting: string;
  retrying: string;
  seconds: number;
  given_up: string;
  failures: number | null;
  open_until: Date | null;
}

/** How each destination does; also one that messages wait for and nobody delivers to. */
export const outboxFigures = async (pool: Pool, destinations: readonly string[]): Promise<OutboxFigures[]> => {
  const { rows } = await pool.query<FiguresRow>({ name: 'outbox-figures', text: figuresOfAll, values: [destinations] });
  return rows.map((row) => ({
    destination: row.destination,
    waiting: Number(row.waiting),
    retrying: Number(row.retrying),
    seconds: row.seconds,
    givenUp: Number(row.given_up),
    breaker: breakerState(row.failures === null ? closedBreaker : { failures: row.failures, openUntil: row.open_until }, new Date()),
  }));
};

const figuresOfAll = `
  SELECT d.destination, b.failures, b.open_until,
    count(o.message_id) FILTER (WHERE given_up_at IS NULL) AS waiting,
    count(o.message_id) FILTER (WHERE given_up_at IS NULL AND attempts > 0) AS retrying,
    coalesce(extract(epoch FROM now() - min(o.created_at) FILTER (WHERE given_up_at IS NULL)), 0)::float AS seconds,
    count(o.message_id) FILTER (WHERE given_up_at IS NOT NULL) AS given_up
  FROM (SELECT unnest($1::text[]) AS destination UNION SELECT DISTINCT destination FROM outbox) AS d
  LEFT JOIN outbox o USING (destination) LEFT JOIN outbox_breakers b USING (destination)
  GROUP BY d.destination, b.failures, b.open_until ORDER BY d.destination`;
