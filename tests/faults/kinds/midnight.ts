import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { crash } from '#tests/cluster/parts/crash.ts';
import type { Fault } from '../fault.ts';
import { until } from '../money/till.ts';

const day = 86_400_000;
/** From the night after tomorrow's on: the jump of the clock has charged tomorrow's. */
const nights = 3;
/** After the first posting of a night, in ms. */
const momentsMs = [0, 15, 40];

export const midnight: Fault = {
  name: 'midnight',
  what: `SIGKILL of both processors while they charge storage, over ${nights} nights`,
  async strike({ processors, pool }) {
    for (let night = 1; night <= nights; night++) {
      const before = await nightsIn(pool);
      await Promise.all(processors.map((node) => node.setClockAhead((night + 1) * day)));
      await crash(processors);
      await until('storage is being charged', async () => (await chargesIn(pool)) > before.charges, 30_000);
      await sleep(momentsMs[(night - 1) % momentsMs.length]!);
      await crash(processors);
      await until(
        'the night is charged in every warehouse',
        async () => (await nightsIn(pool)).accrued >= before.accrued + before.warehouses,
        90_000,
      );
    }
    await Promise.all(processors.map((node) => node.setClockAhead(0)));
    await crash(processors);
    return [`${(await nightsIn(pool)).accrued} nights of warehouses are charged`];
  },
};

const chargesIn = async (pool: Pool): Promise<number> =>
  (
    await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM events WHERE type IN ('WalletPosted', 'StorageDayAccrued') AND stream_id ~ '^(wallet|storagerun)-' AND (type <> 'WalletPosted' OR data->>'type' = 'storageFee')`,
    )
  ).rows[0]!.n;

const nightsIn = async (pool: Pool): Promise<{ accrued: number; warehouses: number; charges: number }> => {
  const { rows } = await pool.query<{ accrued: number; warehouses: number }>(
    `SELECT count(*) FILTER (WHERE type = 'StorageDayAccrued')::int AS accrued, count(DISTINCT stream_id)::int AS warehouses
     FROM events WHERE stream_id LIKE 'storagerun-%'`,
  );
  return { ...rows[0]!, charges: await chargesIn(pool) };
};
