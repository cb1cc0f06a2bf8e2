import type { JobNeeds } from '#kernel/area.ts';
import type { Commands, Handle } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { whileBooksAreSound, type BooksParts } from '../aggregates/wallet/sound-books.ts';
import { postNextRows } from './post-rows.ts';

export interface BulkPostingNeeds extends Pick<JobNeeds, 'clock' | 'commands'>, BooksParts {
  /** Numbers of the files that are approved and not wholly posted, oldest first. */
  bulksToPost(): Promise<readonly string[]>;
}

/** Somebody waits for it with the page open. */
const everyMs = 1_000;

const actor = { accountId: 'bulk-posting', name: 'Bulk posting', terminal: 'system' } as const;

/** Posts what is approved, and goes on where an earlier run was broken off. */
export const bulkPostingJob = ({ clock, commands, bulksToPost, firstBreak }: BulkPostingNeeds): Job => ({
  name: 'bulk-posting',
  everyMs,
  run: async () => {
    const run = untilAccepted(commands);
    for (const bulkNo of await bulksToPost()) {
      await whileBooksAreSound({ firstBreak });
      while (await run(postNextRows(bulkNo, clock.now())));
    }
  },
});

/** A wallet that has moved on is posted to all the same, as often as it takes. */
const untilAccepted =
  (commands: Commands) =>
  async (handle: Handle<boolean>): Promise<boolean> => {
    const id = newIds.eventId();
    for (;;) {
      const result = await commands.run({ actor, correlationId: id, causationId: id }, handle);
      if (result.kind === 'accepted') return result.answer;
      if (result.rejection.rejected !== 'Conflict') throw new Error(`A bulk file was not posted: ${JSON.stringify(result.rejection)}`);
    }
  };
