import type { Pool } from 'pg';
import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { confirmOperation, refuseOperation } from '#services/aggregates/listing/operations.ts';

const actor = { accountId: 'channels', name: 'Channels', terminal: 'system' as const };
const order: readonly ChannelOp[] = ['publish', 'reprice', 'withdraw'];

/** The platform of a listing, for journeys that are not about what it says over HTTP. */
export const asChannel = async (pool: Pool) => {
  const { run } = commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), systemClock, newIds);
  const context = () => ({ actor, correlationId: newIds.eventId(), causationId: newIds.eventId() });
  const waiting = async (oneId: string): Promise<{ listingId: string; opId: string }> => {
    const found = await run(context(), async (load) => {
      const { listings } = await load.one(itemStream, oneId);
      const [listing] = await load.many(listingStream, Object.keys(listings));
      return { decision: noChange, answer: listing };
    });
    if (found.kind === 'rejected' || !found.answer) throw new Error(`Item ${oneId} is not listed.`);
    const { listingId, asked } = found.answer;
    const op = order.find((one) => asked[one] !== undefined);
    if (op === undefined) throw new Error(`Listing ${listingId} waits for nothing.`);
    return { listingId, opId: asked[op]! };
  };
  return {
    /** Confirms what the one listing of an item waits for. */
    confirms: async (oneId: string, told: { priceCents?: number; externalId?: string }): Promise<void> =>
      void (await run(context(), confirmOperation({ ...(await waiting(oneId)), now: systemClock.now(), ...told }))),
    /** Does not do it, and says that it never will. */
    refuses: async (oneId: string): Promise<void> =>
      void (await run(context(), refuseOperation({ ...(await waiting(oneId)), now: systemClock.now(), failure: 'ourMistake' }))),
  };
};
