import type { Pool } from 'pg';
import { OVERSALE_CHOICE_MS } from '#contracts/sales/penalties.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { resolveOversale } from './resolve-oversale.ts';

export interface OversaleNeeds {
  pool: Pool;
  clock: Clock;
  commands: Commands;
  /** Those that nobody has settled since, each with what is alike to what it sold. */
  oversoldBefore: (moment: Date) => Promise<readonly { saleId: string; twins: readonly string[] }[]>;
}

const everyMs = 60_000;

const actor = { accountId: 'oversales', name: 'Sales', terminal: 'system' } as const;

/** What was sold twice and nobody has settled is settled by itself. One that is refused was settled meanwhile, or is looked at again. */
export const resolveOversalesJob = ({ pool, clock, commands, oversoldBefore }: OversaleNeeds): Job => {
  const numbers = postgresNumbers(pool);
  return {
    name: 'resolve-oversales',
    everyMs,
    run: async () => {
      const now = clock.now();
      for (const { saleId, twins } of await oversoldBefore(new Date(now.getTime() - OVERSALE_CHOICE_MS))) {
        const id = newIds.eventId();
        const oddNo = await numbers.next(orderNumbers, now);
        await commands.run({ actor, correlationId: id, causationId: id }, resolveOversale({ saleId, twins, oddNo, applicantId: actor.accountId }));
      }
    },
  };
};
