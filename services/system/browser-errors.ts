import type { Pool } from 'pg';
import type { BrowserErrorState } from '#contracts/system/get-system.ts';
import type { BrowserError } from '#contracts/system/report-browser-error.ts';

/** Kinds that are kept; the one that was seen least lately makes room. */
export const MAX_KINDS = 100;

export interface BrowserErrors {
  /** Counts one more of its kind. */
  keep(error: BrowserError): Promise<void>;
  /** Those last seen first. */
  all(): Promise<BrowserErrorState[]>;
}

export const pgBrowserErrors = (pool: Pool): BrowserErrors => ({
  async keep({ route, message, place, version }) {
    await pool.query(
      `INSERT INTO browser_errors AS kept (version, route, message, place, times, first_seen, last_seen) VALUES ($1, $2, $3, $4, 1, now(), now())
       ON CONFLICT (version, route, message, place) DO UPDATE SET times = kept.times + 1, last_seen = now()`,
      [version, route, message, place],
    );
    await pool.query(
      `DELETE FROM browser_errors WHERE (version, route, message, place) IN (
         SELECT version, route, message, place FROM browser_errors ORDER BY last_seen DESC, first_seen DESC OFFSET $1)`,
      [MAX_KINDS],
    );
  },

  async all() {
    const { rows } = await pool.query<BrowserErrorRow>('SELECT * FROM browser_errors ORDER BY last_seen DESC, first_seen DESC');
    return rows.map(({ times, first_seen, last_seen, ...kind }) => ({
      ...kind,
      times: Number(times),
      gmtFirst: first_seen.toISOString(),
      gmtLast: last_seen.toISOString(),
    }));
  },
});

interface BrowserErrorRow extends BrowserError {
  times: string;
  first_seen: Date;
  last_seen: Date;
}
