import type { Pool } from 'pg';
import { reject } from '#contracts/kernel/rejection.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { newIds } from '#kernel/ids.ts';

interface Needs {
  pool: Pool;
  clock: { now(): Date };
}

/** Longer than any of them takes: the turn of a node that died is over then. */
const MOST_MS = 60_000;

interface ManyListings {
  listingIds?: readonly string[];
  oneIds?: readonly string[];
  items?: readonly { on: readonly unknown[] }[];
}

const countOf = ({ listingIds = [], oneIds = [], items = [] }: ManyListings): number =>
  listingIds.length + oneIds.length + items.reduce((sum, { on }) => sum + on.length, 0);

/** A person changes many listings in one go, and the next many once that is done (R8.29); a single one at any time. */
export const oneBulkAtATime =
  ({ pool, clock }: Needs) =>
  (route: CommandRoute<any>): CommandRoute<any> => ({
    ...route,
    begin: async ({ body, viewer: { accountId } }) => {
      if (countOf(body as ManyListings) < 2) return async () => {};
      const turnId = newIds.eventId();
      const now = clock.now();
      const { rowCount } = await pool.query(take, [accountId, turnId, new Date(now.getTime() + MOST_MS), now]);
      return rowCount === 0 ? reject('BulkUnderWay') : async () => void (await pool.query(giveBack, [accountId, turnId]));
    },
  });

const take = `
  INSERT INTO listing_bulk_turns AS t (account_id, turn_id, until) VALUES ($1, $2, $3)
  ON CONFLICT (account_id) DO UPDATE SET turn_id = excluded.turn_id, until = excluded.until WHERE t.until < $4`;
const giveBack = 'DELETE FROM listing_bulk_turns WHERE account_id = $1 AND turn_id = $2';
