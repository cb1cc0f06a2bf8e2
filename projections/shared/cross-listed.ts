import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** On which channels items are offered now; those that are on none are left out. */
export const crossListed = async (db: ReadDatabase, oneIds: readonly string[]): Promise<Map<string, ChannelKind[]>> => {
  const found = new Map<string, ChannelKind[]>();
  if (oneIds.length === 0) return found;
  const rows = await db
    .selectFrom('listings')
    .where('one_id', 'in', oneIds)
    .where('ended_at', 'is', null)
    .select(['one_id', 'channel'])
    .orderBy('channel')
    .execute();
  for (const { one_id, channel } of rows) found.set(one_id, [...(found.get(one_id) ?? []), channel]);
  return found;
};
