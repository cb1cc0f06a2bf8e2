import { sql } from 'kysely';
import { everyChannel } from '#contracts/channels/channel-account-events.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** As services ask for them. */
export const channelAccounts = (db: ReadDatabase) => async (kind?: ChannelKind) => {
  const rows = await db
    .selectFrom('channel_accounts')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('kind')
    .orderBy('account_id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    kind: row.kind,
    name: row.name,
    shopId: row.shop_id,
    state: row.state,
    why: row.why,
    version: row.version,
  }));
};

export const channelHalts = (db: ReadDatabase) => async () =>
  db
    .selectFrom('channel_switches')
    .where('halted', '=', true)
    .orderBy('scope')
    .select(['scope', 'reason', 'operator', sql<string>`changed_at`.as('gmt')])
    .execute();

/** Whether prices and new listings are kept back there. */
export const isChannelHalted =
  (db: ReadDatabase) =>
  async (kind: ChannelKind): Promise<boolean> => {
    const row = await db
      .selectFrom('channel_switches')
      .where('halted', '=', true)
      .where('scope', 'in', [everyChannel, kind])
      .select('scope')
      .executeTakeFirst();
    return row !== undefined;
  };

/** The listing that a channel calls so, and what it offers. */
export const listingSoldUnder = (db: ReadDatabase) => async (accountId: string, externalId: string) => {
  const row = await db
    .selectFrom('listings')
    .where('account_id', '=', accountId)
    .where('external_id', '=', externalId)
    .orderBy('requested_at', 'desc')
    .select(['listing_id', 'one_id', 'shop_id'])
    .executeTakeFirst();
  return row && { listingId: row.listing_id, shopId: row.shop_id, oneIds: [row.one_id] };
};

/** What an account has for sale, as the channel has confirmed it; what is under way is left out. */
export const liveListingsOf = (db: ReadDatabase) => async (accountId: string) => {
  const rows = await db
    .selectFrom('listings')
    .where('account_id', '=', accountId)
    .where('status', '=', 'live')
    .where('synchronising', '=', false)
    .where('external_id', 'is not', null)
    .select(['listing_id', 'external_id', 'confirmed_cents'])
    .execute();
  return rows.map((row) => ({ listingId: row.listing_id, externalId: row.external_id!, confirmedCents: row.confirmed_cents ?? 0 }));
};
