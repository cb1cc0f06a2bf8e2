import type { Pool } from 'pg';
import type { JobState } from '#contracts/system/get-system.ts';
import { usualPauseMs, type Job, type JobWatch } from '#kernel/jobs/job-lane.ts';

/** Keeps of each job how its last run went, for all nodes to tell. */
export const keepRuns = (pool: Pool): JobWatch => ({
  async started({ name }) {
    await pool.query(
      `INSERT INTO job_runs (name, started_at, failed) VALUES ($1, now(), false)
       ON CONFLICT (name) DO UPDATE SET started_at = now(), ended_at = NULL, failed = false`,
      [name],
    );
  },
  async ended({ name }, failed) {
    await pool.query('UPDATE job_runs SET ended_at = now(), failed = $2 WHERE name = $1', [name, failed]);
  },
});

interface RunRow {
  name: string;
  started_at: Date;
  ended_at: Date | null;
  failed: boolean;
}

/** Every job, also one that has not run yet. */
export const allJobs = async (pool: Pool, jobs: readonly Job[]): Promise<JobState[]> => {
  const { rows } = await pool.query<RunRow>('SELECT name, started_at, ended_at, failed FROM job_runs');
  return jobs.map(({ name, everyMs = usualPauseMs }) => {
    const run = rows.find((row) => row.name === name);
    return {
      name,
      everyMs,
      gmtStart: run?.started_at.toISOString() ?? null,
      gmtEnd: run?.ended_at?.toISOString() ?? null,
      failed: run?.failed ?? false,
    };
  });
};
