import { creditedToday } from '#contracts/adjustments/adjustment-endpoints.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { loneCreditsOf, loneCreditsStream } from '../aggregates/adjustment/lone-credits.ts';

/** So that whoever credits knows beforehand whether it waits for somebody else. */
export const creditedTodayRoute = ({ log, clock, secondApprovalCents }: { log: EventLog; clock: Clock; secondApprovalCents: number }) =>
  queryRoute(creditedToday, async ({ viewer: { accountId } }) => ({
    ...(await stateOf(log, loneCreditsStream, loneCreditsOf(accountId, clock.now()))),
    limitCents: secondApprovalCents,
  }));
