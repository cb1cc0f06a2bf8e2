import type { Pool } from 'pg';
import type { JobName } from '#contracts/system/job-names.ts';
import { derivedTables } from '#projections/all.ts';
import { compactCounts } from '#projections/kernel/derived/counts.ts';
import { flushPendingTexts } from '#projections/kernel/text-search.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { forgetPast } from '../accounts/sign-in/forget-past.ts';
import { forgetFiles } from '../files/forget-files.ts';
import type { Clock } from '#kernel/clock.ts';
import type { KeptAnswers } from '#kernel/event-store/kept-answers.ts';
import type { Files } from '#kernel/files/files.ts';
import type { IncomingFiles } from '#kernel/files/incoming-files.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

interface JobParts {
  pool: Pool;
  kept: KeptAnswers;
  files: Files;
  incoming: IncomingFiles;
  clock: Clock;
}

/** As many rows as a busy portal adds to them in that time are read beside them without anybody noticing. */
const compactCountsEveryMs = 10_000;

/** A search reads through what lies beside its index: of a busy portal some megabytes in that time. */
const flushTextsEveryMs = 2_000;

/** A retry later than this is a new command. */
const answersKeptMs = 7 * 86_400_000;

/** What is put in order now and then, and what is forgotten when its time is over. */
export const standingJobs = ({ pool, kept, files, incoming, clock }: JobParts): Job<JobName>[] => [
  { name: 'tallies-together', everyMs: compactCountsEveryMs, run: () => compactCounts(unprepared(pool), derivedTables) },
  { name: 'texts-taken-in', everyMs: flushTextsEveryMs, run: () => flushPendingTexts(unprepared(pool)) },
  { name: 'forget-past', run: () => forgetPast(pool, clock) },
  { name: 'forget-answers', run: () => kept.forgetBefore(new Date(clock.now().getTime() - answersKeptMs)) },
  forgetFiles(files, incoming, clock),
];
