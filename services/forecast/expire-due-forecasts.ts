import type { JobName } from '#contracts/system/job-names.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { Clock } from '#kernel/clock.ts';
import type { NewIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/run-jobs.ts';
import { expireDueForecast } from './expire-forecast.ts';

interface Parts {
  /** Packages that look overdue; the stream of each has the last word. */
  overdue(now: Date): Promise<readonly string[]>;
  commands: Commands;
  clock: Clock;
  ids: NewIds;
}

/** A forecast whose parcel has not come in time expires (R4.28); its units may still arrive late. */
export const expireDueForecasts = ({ overdue, commands, clock, ids }: Parts): Job<JobName> => ({
  name: 'forecast-expiry',
  async run() {
    const now = clock.now();
    const correlationId = ids.eventId();
    const context: CommandContext = {
      actor: { accountId: 'forecast-expiry', name: 'Forecast expiry', terminal: 'system' },
      correlationId,
      causationId: correlationId,
    };
    for (const preId of await overdue(now)) await commands.run(context, expireDueForecast(preId, now));
  },
});
