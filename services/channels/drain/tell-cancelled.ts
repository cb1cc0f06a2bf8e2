import type { Pool } from 'pg';
import type { ChannelFailureKind } from '#contracts/channels/channel-failures.ts';
import type { AnyConnector } from '../kernel/port.ts';

/** A sale that the house gave up. */
export interface CancelledSale {
  saleNo: string;
  reason: string;
}

interface Parts {
  pool: Pool;
  now: Date;
  accountId: string;
  connector: AnyConnector;
  cancelledSalesOf(accountId: string): Promise<readonly CancelledSale[]>;
}

/** What passes. Any other refusal stands: the sale has gone on there, or is over. */
const passing: readonly ChannelFailureKind[] = ['transient', 'throttled', 'lost', 'notAuthorised'];

/**
 * Tells the channel of each sale that the house gave up. An answer may be lost: it is told again with the next look, unless the channel has said meanwhile
 * that it is cancelled.
 */
export const tellCancelled = async ({ pool, now, accountId, connector, cancelledSalesOf }: Parts): Promise<void> => {
  if (!connector.cancel) return;
  const cancelled = await cancelledSalesOf(accountId);
  if (cancelled.length === 0) return;
  const { rows } = await pool.query<{ sale_no: string; state: string }>(
    `SELECT sale_no, told::jsonb->>'state' AS state FROM channel_sales_seen WHERE account_id = $1 AND sale_no = ANY($2) AND cancel_told_at IS NULL`,
    [accountId, cancelled.map(({ saleNo }) => saleNo)],
  );
  const untold = new Map(rows.map(({ sale_no, state }) => [sale_no, state]));
  for (const { saleNo, reason } of cancelled) {
    const state = untold.get(saleNo);
    if (state === undefined) continue;
    if (state !== 'cancelled') {
      const answer = await connector.cancel(saleNo, reason);
      if (answer.kind === 'failed' && passing.includes(answer.failure.kind)) continue;
    }
    await pool.query('UPDATE channel_sales_seen SET cancel_told_at = $3 WHERE account_id = $1 AND sale_no = $2', [accountId, saleNo, now]);
  }
};
