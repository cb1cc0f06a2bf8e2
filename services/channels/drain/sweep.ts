import type { Pool } from 'pg';
import type { AnyConnector, ListingThere } from '../kernel/port.ts';
import type { Differences } from './differences.ts';

/** A listing as we think it stands there. */
export interface BelievedListing {
  listingId: string;
  externalId: string;
  confirmedCents: number;
}

interface Parts {
  pool: Pool;
  now: Date;
  accountId: string;
  connector: AnyConnector;
  liveListingsOf(accountId: string): Promise<readonly BelievedListing[]>;
  differences: Differences;
  /** Those that the sweep before did not find. */
  missed: ReadonlySet<string>;
}

/**
 * Everything that is for sale there, held against what we think is. Answers what it did not find: a listing that is missed twice in a row has ended there, for one
 * that was sold a moment ago is told of by its sale. What is there and not ours is left alone.
 */
export const sweep = async ({ pool, now, accountId, connector, liveListingsOf, differences, missed }: Parts): Promise<ReadonlySet<string>> => {
  const believed = await liveListingsOf(accountId);
  const there = new Map<string, ListingThere>();
  let cursor: string | undefined;
  do {
    const page = await connector.list(cursor);
    // Half a list says nothing of what is missing.
    if (page.kind === 'failed') return missed;
    for (const row of page.value.rows) there.set(row.externalId, row);
    cursor = page.value.next;
  } while (cursor !== undefined);

  const missing = new Set<string>();
  for (const { listingId, externalId, confirmedCents } of believed) {
    const found = there.get(externalId);
    if (found?.isLive && found.priceCents !== confirmedCents) await differences.drifted(listingId, found.priceCents);
    if (found?.isLive) continue;
    if (missed.has(listingId)) await differences.endedThere(listingId);
    else missing.add(listingId);
  }
  await pool.query(
    `INSERT INTO channel_health (account_id, swept_at) VALUES ($1, $2) ON CONFLICT (account_id) DO UPDATE SET swept_at = excluded.swept_at`,
    [accountId, now],
  );
  return missing;
};
