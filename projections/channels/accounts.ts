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
