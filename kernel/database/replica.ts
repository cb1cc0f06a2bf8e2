import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';

/** Where the reads of one call go. */
export interface Reads {
  /** Connections for whatever is only read: of the replica within `from`, of the primary elsewhere. */
  pool: PostgresPool;
  /**
   * Reads on the replica where that has everything of these positions, else on the primary. A read that fails on the replica is made again on the
   * primary: `work` only reads.
   */
  from<Answer>(seen: readonly LogPosition[], work: () => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** How long the replica may take to say what it has, and how long it is then left alone, in ms. */
const patience = 250;
const restMs = 1_000;
/** Readers may name any place; PostgreSQL refuses those beyond 64 bits. */
const furthest = 2n ** 63n;

/** On the primary it would take as long again. */
const tookTooLong = (failure: unknown): boolean => failure instanceof Error && 'code' in failure && failure.code === '57014';

/** Everything is read where it is written. */
export const primaryReads = (primary: Pool): Reads => ({ pool: primary, from: (_seen, work) => work(), close: () => primary.end() });

/** A transaction that the replica shows, or that had ended before the oldest one it waits for, is there with all that it wrote. */
export const replicaReads = (primary: Pool, replica: Pool): Reads => {
  const chosen = new AsyncLocalStorage<Pool>();
  let settledBefore = 0n;
  let awayUntil = 0;

  const shows = async (transactionId: bigint): Promise<boolean> => {
    const { rows } = await replica.query<{ shown: boolean; settled: string }>({
      name: 'shown-transaction',
      text: `SELECT pg_visible_in_snapshot($1::xid8, now.snapshot) AS shown, pg_snapshot_xmin(now.snapshot)::text AS settled
             FROM (SELECT pg_current_snapshot() AS snapshot) now`,
      values: [transactionId.toString()],
    });
    settledBefore = BigInt(rows[0]!.settled);
    return rows[0]!.shown;
  };

  const has = async (seen: readonly LogPosition[]): Promise<boolean> => {
    if (performance.now() < awayUntil || seen.some(({ transactionId }) => transactionId > furthest)) return false;
    const open = seen.filter(({ transactionId }) => transactionId >= settledBefore);
    const asked = Promise.all(open.map(({ transactionId }) => shows(transactionId)));
    const shown = await Promise.race([asked, sleep(patience, undefined, { ref: false })]).catch(() => undefined);
    if (!shown) awayUntil = performance.now() + restMs;
    return shown?.every(Boolean) ?? false;
  };

  return {
    pool: { connect: () => (chosen.getStore() ?? primary).connect(), end: () => primary.end() },
    from: async (seen, work) =>
      (await has(seen)) ? chosen.run(replica, work).catch((failure: unknown) => (tookTooLong(failure) ? Promise.reject(failure) : work())) : work(),
    close: async () => void (await Promise.all([replica.end(), primary.end()])),
  };
};
