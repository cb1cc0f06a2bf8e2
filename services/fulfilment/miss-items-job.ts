import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { notReceived } from './follow-inbound.ts';

export interface MissItemsNeeds {
  clock: Clock;
  commands: Commands;
  /** Items that were delivered before, and that the centre has not counted. */
  uncountedSince: (moment: Date) => Promise<readonly { shipmentNo: string; oneIds: readonly string[] }[]>;
}

const DAYS_TO_COUNT = 5;
const DAY_MS = 86_400_000;
const everyMs = 3_600_000;

const actor = { accountId: 'programme', name: 'Fulfilment programme', terminal: 'system' } as const;

/** What was delivered and is not counted after five days is a case. */
export const missItemsJob = ({ clock, commands, uncountedSince }: MissItemsNeeds): Job => ({
  name: 'miss-shipment-items',
  everyMs,
  run: async () => {
    const since = new Date(clock.now().getTime() - DAYS_TO_COUNT * DAY_MS);
    for (const { shipmentNo, oneIds } of await uncountedSince(since)) {
      const id = newIds.eventId();
      await commands.run({ actor, correlationId: id, causationId: id }, notReceived(shipmentNo, oneIds));
    }
  },
});
