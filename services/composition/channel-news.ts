import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { TakeSale } from '../channels/drain/poll-sales.ts';
import type { TakeQuotes } from '../channels/drain/read-quotes.ts';
import { recordQuotes } from '../pricing/record-quotes.ts';
import { cancelSaleOf, recordSale, type ListingOf } from '../sales/record-sale.ts';

interface SalesNeeds {
  commands: Commands;
  numbers: Numbers;
  clock: Clock;
  listingSoldUnder(accountId: string, externalId: string): Promise<ListingOf | undefined>;
}

/** Carries a channel's news of a sale to where sales are recorded. */
export const salesTaken =
  ({ commands, numbers, clock, listingSoldUnder }: SalesNeeds): TakeSale =>
  async (sale) => {
    const { channel, accountId, saleNo, externalId, priceCents, currency, state, soldAt, shipBy, pickableAt, reserved } = sale;
    const id = `${channel}-${saleNo}`;
    const context = {
      actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
      correlationId: id,
      causationId: id,
    };
    if (state === 'cancelled') {
      await cancelSaleOf({ commands, context }, { channel, saleNo, cause: 'buyer', reason: 'Cancelled on the platform' });
      return true;
    }
    const result = await recordSale(
      { commands, numbers, now: clock.now, context, listingOf: ({ externalId: there }) => listingSoldUnder(accountId, there) },
      {
        channel,
        accountId,
        saleNo,
        externalId,
        priceCents,
        currency,
        state,
        soldAt,
        ...(shipBy && { shipBy }),
        ...(pickableAt && { pickableAt }),
        ...(reserved && { reserved }),
      },
    );
    // It may be of a listing whose publishing nobody has answered yet: it is told again with the next look.
    return result.kind === 'accepted';
  };

/** Carries what a channel says of prices to where they are kept. */
export const quotesTaken =
  (pool: Pool, clock: Clock): TakeQuotes =>
  (quotes) =>
    recordQuotes(
      { pool, now: clock.now() },
      quotes.map(({ channel, variant, lowestCents, highestBidCents, lastSaleCents, asOf, readAt }) => ({
        channel,
        sku: variant.sku,
        size: variant.size,
        lowestCents: lowestCents ?? null,
        highestBidCents: highestBidCents ?? null,
        lastSaleCents: lastSaleCents ?? null,
        depth: 'top' as const,
        asOfMs: asOf === undefined ? readAt.getTime() : Date.parse(asOf),
      })),
    );
