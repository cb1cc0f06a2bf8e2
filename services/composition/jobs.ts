import type { Area, JobNeeds } from '#kernel/area.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { unprepared } from '#kernel/database/sql.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { derivedTables, providedBy } from '#projections/all.ts';
import { compactCounts } from '#projections/kernel/derived/counts.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { flushPendingTexts } from '#projections/kernel/lists/text-search.ts';
import type { IdempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { takeSnapshots } from '#kernel/event-store/snapshots/take-snapshots.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import type { Config } from '../config.ts';
import * as list from './areas.ts';

type JobSettings = Pick<Config, 'retentionYears'>;

/** Read models as they are written, never a replica of them. */
type Given = JobNeeds & ReturnType<typeof providedBy> & JobSettings;

const areas: readonly (Pick<Area<Given>, 'jobs' | 'wiredJobs'> & Record<string, unknown>)[] = Object.values(list);

interface Needs extends JobNeeds, JobSettings {
  idempotencyStore: Pick<IdempotencyStore, 'deleteBefore'>;
}

/** As many rows as a busy portal adds to them in that time are read beside them without anybody noticing. */
const compactCountsEveryMs = 10_000;

/** A search reads through what lies beside its index: of a busy portal some megabytes in that time. */
const flushTextsEveryMs = 2_000;

/** Wallets alone go on for years. */
const takeSnapshotsEveryMs = 60_000;

/** A retry later than this is a new command. */
const answersKeptMs = 7 * 86_400_000;

/** What is put in order now and then, and what is forgotten when its time is over: of the kernels, and of every area. */
export const jobsOf = ({ idempotencyStore, ...needs }: Needs): Job[] => {
  const db = kyselyOn<ReadTables>(needs.pool);
  const given = { ...needs, ...providedBy(db, streamsAsOf(db)) };
  return [
    { name: 'tallies-together', everyMs: compactCountsEveryMs, run: () => compactCounts(unprepared(needs.pool), derivedTables) },
    { name: 'texts-taken-in', everyMs: flushTextsEveryMs, run: () => flushPendingTexts(unprepared(needs.pool)) },
    { name: 'stream-snapshots', everyMs: takeSnapshotsEveryMs, run: () => takeSnapshots(needs.pool, walletStream) },
    { name: 'forget-answers', run: () => idempotencyStore.deleteBefore(new Date(needs.clock.now().getTime() - answersKeptMs)) },
    ...areas.flatMap(({ jobs, wiredJobs }) => [...(jobs?.(needs) ?? []), ...(wiredJobs?.(given) ?? [])]),
  ];
};
