import type { Pool } from 'pg';
import type { Process } from './react.ts';

export interface ProcessFigures {
  process: string;
  /** Of its types, that it has yet to react to; counted within the next hundred thousand of the log. */
  events: number;
  /** Age of the oldest of them. */
  seconds: number;
  /** Failures of the event that is next, and of what is due. */
  failedAttempts: number;
  /** What it has put off. */
  timers: number;
  /** When the next of these is due. */
  nextDue: Date | null;
  deadLetters: number;
}

interface FiguresRow {
  events: string;
  seconds: number;
  failed_attempts: string;
  timers: string;
  next_due: Date | null;
  dead_letters: string;
}

/** How each process does, whichever node runs it. */
export const processFigures = (pool: Pool, processes: readonly Pick<Process, 'name' | 'from' | 'eventTypes'>[]): Promise<ProcessFigures[]> =>
  Promise.all(
    processes.map(async ({ name, from, eventTypes }) => {
      const { rows } = await pool.query<FiguresRow>({
        name: 'process-figures',
        text: figuresOfOne,
        values: [name, eventTypes, from === 'beginning'],
      });
      const row = rows[0]!;
      return {
        process: name,
        events: Number(row.events),
        seconds: row.seconds,
        failedAttempts: Number(row.failed_attempts),
        timers: Number(row.timers),
        nextDue: row.next_due,
        deadLetters: Number(row.dead_letters),
      };
    }),
  );

/** One that has not begun is behind all that it will begin with. */
const figuresOfOne = `
  SELECT behind.events, behind.seconds, timer.timers, timer.next_due,
    coalesce((SELECT failed_attempts FROM processes WHERE name = $1), 0) + timer.failed_attempts AS failed_attempts,
    (SELECT count(*) FROM dead_letters WHERE process = $1) AS dead_letters
  FROM (
    SELECT count(*) AS events, coalesce(extract(epoch FROM now() - min(recorded_at)), 0)::float AS seconds FROM (
      SELECT e.type, e.recorded_at FROM events e
      WHERE (e.transaction_id, e.global_position) > (
        coalesce((SELECT transaction_id FROM processes WHERE name = $1), CASE WHEN $3::boolean THEN '0'::xid8 END),
        coalesce((SELECT global_position FROM processes WHERE name = $1), 0))
      ORDER BY e.transaction_id, e.global_position LIMIT 100000) AS next
    WHERE next.type = ANY($2::text[])) AS behind,
    (SELECT count(*) AS timers, min(due_at) AS next_due, coalesce(sum(failed_attempts), 0) AS failed_attempts
     FROM process_timers WHERE process = $1) AS timer`;
