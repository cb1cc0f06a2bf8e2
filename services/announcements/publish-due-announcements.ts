import type { JobName } from '#contracts/system/job-names.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { NewIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/run-jobs.ts';
import { publishDue } from './publish-announcement.ts';

interface Parts {
  /** Announcements whose time looks come; the stream of each has the last word. */
  due(now: Date): Promise<readonly string[]>;
  commands: Commands;
  clock: Clock;
  ids: NewIds;
}

/** A scheduled announcement appears within seconds of its time. */
export const publishDueAnnouncements = ({ due, commands, clock, ids }: Parts): Job<JobName> => ({
  name: 'announcement-schedule',
  everyMs: 5_000,
  async run() {
    const now = clock.now();
    const correlationId = ids.eventId();
    const context: CommandContext = {
      actor: { accountId: 'announcement-schedule', name: 'Announcement schedule', terminal: 'system' },
      correlationId,
      causationId: correlationId,
    };
    for (const announcementId of await due(now)) await commands.run(context, publishDue(announcementId, now));
  },
});
