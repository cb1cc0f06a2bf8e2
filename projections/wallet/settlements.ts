import { sql } from 'kysely';
import type { ListedRecord, WalletFilter } from '#contracts/wallet/wallet-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { WalletRecordRow } from './table.ts';

type Settlement = NonNullable<ListedRecord['settlement']>;
type Found = Pick<WalletRecordRow, 'posting_id' | 'group_id' | 'reverses'>;

/** Under filters that may take some of its postings and leave others, a settlement is no line. */
const showsWhole = ({ view, types, account }: WalletFilter): boolean => view === 'all' && !types?.length && account === undefined;

/** The settlements that postings of a page belong to, by posting. What took a part of one back later stands by itself. */
export const settlementsAmong = async (db: ReadDatabase, filter: WalletFilter, rows: readonly Found[]): Promise<ReadonlyMap<string, Settlement>> => {
  const groups = showsWhole(filter)
    ? rows.flatMap(({ group_id, reverses }) => (reverses === null && group_id?.startsWith('settlement-') ? [group_id] : []))
    : [];
  if (groups.length === 0) return new Map();
  const parts = await db
    .selectFrom('wallet_records')
    .where('group_id', 'in', [...new Set(groups)])
    .where('reverses', 'is', null)
    .orderBy('version')
    .select(['group_id', 'posting_id as postingId', 'type', sql<number>`amount_cents::float`.as('amountCents')])
    .execute();
  return new Map(
    [...new Set(groups)].flatMap((groupId) => {
      const group = parts
        .filter(({ group_id }) => group_id === groupId)
        .map(({ postingId, type, amountCents }) => ({ postingId, type, amountCents }));
      if (group.length < 2) return [];
      const amountCents = group.reduce((sum, part) => sum + part.amountCents, 0);
      const settlement: Settlement = { shownBy: group.at(-1)!.postingId, amountCents, parts: group };
      return group.map(({ postingId }) => [postingId, settlement] as const);
    }),
  );
};
