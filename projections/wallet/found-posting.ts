import { sql } from 'kysely';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { eventColumns, eventOf, type EventRow } from '#kernel/event-store/event-rows.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export interface FoundPosting {
  data: WalletPosted['data'];
  /** The account that posted it. */
  postedBy: string;
  /** The posting that took it back. */
  reversedBy: string | null;
}

/** A posting of a wallet as it stands in the log. */
export const foundPosting =
  (db: ReadDatabase) =>
  async (postingId: string): Promise<FoundPosting | undefined> => {
    const record = await db
      .selectFrom('wallet_records as r')
      .where('r.posting_id', '=', postingId)
      .select([
        'r.shop_id',
        'r.version',
        sql<string | null>`(select v.posting_id from wallet_records v where v.reverses = r.posting_id limit 1)`.as('reversed_by'),
      ])
      .executeTakeFirst();
    if (!record) return undefined;
    const { rows } = await sql<EventRow>`
      SELECT ${sql.raw(eventColumns)} FROM events WHERE stream_id = ${`wallet-${record.shop_id}`} AND version = ${record.version}`.execute(db);
    const event = eventOf({ ...rows[0]!, recorded_at: new Date(rows[0]!.recorded_at) }, currentSchemas);
    return { data: event.data as WalletPosted['data'], postedBy: event.metadata.actor.accountId, reversedBy: record.reversed_by };
  };
