import type { Pool } from 'pg';
import type { JobName } from '#contracts/system/job-names.ts';
import { tallies } from '#projections/all.ts';
import { dueAnnouncements } from '#projections/announcements/due.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { putTogether } from '#projections/kernel/tally.ts';
import { takeTextsIn } from '#projections/kernel/text-search.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { overduePackages } from '#projections/packages/overdue.ts';
import { forgetPast } from '../accounts/sign-in/forget-past.ts';
import { publishDueAnnouncements } from '../announcements/publish-due-announcements.ts';
import { forgetFiles } from '../files/forget-files.ts';
import { expireDueForecasts } from '../forecast/expire-due-forecasts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { KeptAnswers } from '#kernel/event-store/kept-answers.ts';
import type { Files } from '#kernel/files/files.ts';
import type { IncomingFiles } from '#kernel/files/incoming-files.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/run-jobs.ts';

interface JobParts {
  pool: Pool;
  commands: Commands;
  kept: KeptAnswers;
  files: Files;
  incoming: IncomingFiles;
  clock: Clock;
}

/** As many rows as a busy portal adds to them in that time are read beside them without anybody noticing. */
const talliesTogetherEveryMs = 10_000;

/** A search reads through what lies beside its index: of a busy portal some megabytes in that time. */
const textsTakenInEveryMs = 2_000;

/** A retry later than this is a new command. */
const answersKeptMs = 7 * 86_400_000;

/** What comes due by itself, and what is forgotten when its time is over. */
export const standingJobs = ({ pool, commands, kept, files, incoming, clock }: JobParts): Job<JobName>[] => [
  expireDueForecasts({ overdue: overduePackages(kyselyOn<ReadTables>(pool)), commands, clock, ids: newIds }),
  publishDueAnnouncements({ due: dueAnnouncements(kyselyOn<ReadTables>(pool)), commands, clock, ids: newIds }),
  { name: 'tallies-together', everyMs: talliesTogetherEveryMs, run: () => putTogether(unprepared(pool), tallies) },
  { name: 'texts-taken-in', everyMs: textsTakenInEveryMs, run: () => takeTextsIn(unprepared(pool)) },
  { name: 'forget-past', run: () => forgetPast(pool, clock) },
  { name: 'forget-answers', run: () => kept.forgetBefore(new Date(clock.now().getTime() - answersKeptMs)) },
  forgetFiles(files, incoming, clock),
];
