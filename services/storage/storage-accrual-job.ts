import type { StoredGoods } from '#contracts/storage/storage-nights.ts';
import type { JobNeeds } from '#kernel/area.ts';
import type { Commands, Handle } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { whileBooksAreSound, type BooksParts } from '../aggregates/wallet/sound-books.ts';
import { accrueStorage } from './accrue-storage.ts';

export interface StorageAccrualNeeds extends Pick<JobNeeds, 'clock' | 'commands'>, BooksParts {
  storedGoods: StoredGoods;
}

const everyMs = 60_000;

const actor = { accountId: 'storage-accrual', name: 'Storage', terminal: 'system' } as const;

/** Asks the clock each minute which days have ended, and charges them. */
export const storageAccrualJob = ({ clock, commands, storedGoods, firstBreak }: StorageAccrualNeeds): Job => ({
  name: 'storage-accrual',
  everyMs,
  run: async () => {
    await whileBooksAreSound({ firstBreak });
    await accrueStorage({ goods: storedGoods, run: untilAccepted(commands), now: clock.now() });
  },
});

/** Nothing here asks for a balance: a wallet that has moved on is charged all the same, as often as it takes. */
const untilAccepted =
  (commands: Commands) =>
  async <Answer>(handle: Handle<Answer>): Promise<Answer> => {
    const id = newIds.eventId();
    for (;;) {
      const result = await commands.run({ actor, correlationId: id, causationId: id }, handle);
      if (result.kind === 'accepted') return result.answer;
      if (result.rejection.rejected !== 'Conflict') throw new Error(`Storage was not charged: ${JSON.stringify(result.rejection)}`);
    }
  };
