import type { Pool } from 'pg';
import { callsPerSecond } from '../calls.ts';
import { atLeast, atMost, percentile, type Figure } from '../figure.ts';
import { labelBuyers } from './label-buyers.ts';

const connections = 32;
const warmUpMs = 8_000;
const ms = 8_000;

/**
 * `money-command`: the sellers of 300 shops buy labels over 32 connections, each a label, a posting and their rows in one commit; `ledger-lag`: meanwhile,
 * how far the operator's sums are behind the log.
 */
export const moneyCommandFigures = async (url: string, insertRate: number): Promise<Figure[]> => {
  const { pool, portal, next, stop } = await labelBuyers(url);
  try {
    await callsPerSecond({ url: portal.url, connections, ms: warmUpMs, next });
    const lag = watchLag(pool);
    const { accepted, refused, perSecond } = await callsPerSecond({ url: portal.url, connections, ms, next });
    const behind = await lag.end();
    if (refused > accepted / 100) throw new Error(`${refused} of ${accepted + refused} labels were refused.`);
    return [atLeast('money-command', perSecond, 'commands/s', insertRate, 0.1), atMost('ledger-lag', percentile(behind, 0.99), 's', 0.5, 1)];
  } finally {
    await stop();
  }
};

const betweenLooksMs = 100;

/** Seconds by which the oldest event that the sums have not taken in is old, at each look. */
const watchLag = (pool: Pool) => {
  const found: number[] = [];
  let goesOn = true;
  const look = async () => {
    while (goesOn) {
      const { rows } = await pool.query<{ behind: number | null }>(`
        SELECT extract(epoch FROM clock_timestamp() - e.recorded_at)::float AS behind FROM checkpoints c
        JOIN LATERAL (SELECT recorded_at FROM events WHERE (transaction_id, global_position) > (c.transaction_id, c.global_position)
          ORDER BY transaction_id, global_position LIMIT 1) e ON true WHERE c.name = 'ledger'`);
      found.push(rows[0]?.behind ?? 0);
      await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
    }
  };
  const looking = look();
  return {
    end: async (): Promise<number[]> => {
      goesOn = false;
      await looking;
      return found;
    },
  };
};
