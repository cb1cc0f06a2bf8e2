import type { JobNeeds } from '#kernel/area.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { listingStream } from '../aggregates/listing/listing.ts';
import { outboxStatements } from '../aggregates/listing/outbox.ts';

export interface KeepWishesNeeds extends Pick<JobNeeds, 'pool' | 'clock' | 'commands'> {
  /** Listings whose channel has not confirmed everything, and that nothing has happened to since. */
  listingsAwaiting(before: Date): Promise<readonly string[]>;
}

const everyMs = 20_000;
/** A command that is under way has its wish in the outbox by then. */
const GRACE_MS = 5_000;

const actor = { accountId: 'keep-wishes', name: 'Listings', terminal: 'system' } as const;

/** What listings wait for stands in the log; where the outbox has lost it, as after a restore, it is asked for again. */
export const keepWishesJob = ({ pool, clock, commands, listingsAwaiting }: KeepWishesNeeds): Job => ({
  name: 'keep-wishes',
  everyMs,
  run: async () => {
    const now = clock.now();
    const awaiting = await listingsAwaiting(new Date(now.getTime() - GRACE_MS));
    const { rows } = await pool.query<{ id: string }>({ name: 'wishes-lost', text: lost, values: [awaiting] });
    for (const { id } of rows) {
      const causationId = newIds.eventId();
      await commands.run({ actor, correlationId: causationId, causationId }, async (load) => ({
        decision: noChange,
        answer: undefined,
        extraStatements: outboxStatements(await load.one(listingStream, id), { now }),
      }));
    }
  },
});

const lost = `
  SELECT id FROM unnest($1::text[]) AS id
  WHERE NOT EXISTS (SELECT FROM channel_outbox o WHERE o.listing_id = id)`;
