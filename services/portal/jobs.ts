import type { Pool } from 'pg';
import { dueAnnouncements } from '#projections/announcements/due.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { overduePackages } from '#projections/packages/overdue.ts';
import { forgetPast } from '../accounts/sign-in/forget-past.ts';
import { publishDueAnnouncements } from '../announcements/publish-due-announcements.ts';
import { expireDueForecasts } from '../forecast/expire-due-forecasts.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Commands } from '../kernel/commands/commands.ts';
import type { KeptAnswers } from '../kernel/event-store/kept-answers.ts';
import { newIds } from '../kernel/ids.ts';
import type { Job } from '../kernel/jobs/run-jobs.ts';

interface JobParts {
  pool: Pool;
  readDb: ReadDatabase;
  commands: Commands;
  kept: KeptAnswers;
  clock: Clock;
}

/** A retry later than this is a new command. */
const answersKeptMs = 7 * 86_400_000;

/** What comes due by itself, and what is forgotten when its time is over. */
export const standingJobs = ({ pool, readDb, commands, kept, clock }: JobParts): Job[] => [
  expireDueForecasts({ overdue: overduePackages(readDb), commands, clock, ids: newIds }),
  publishDueAnnouncements({ due: dueAnnouncements(readDb), commands, clock, ids: newIds }),
  { name: 'forget-past', run: () => forgetPast(pool, clock) },
  { name: 'forget-answers', run: () => kept.forgetBefore(new Date(clock.now().getTime() - answersKeptMs)) },
];
