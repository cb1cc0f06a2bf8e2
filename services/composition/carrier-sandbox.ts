import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { demoCarriers } from '#demo/carriers/demo-keys.ts';
import type { CarrierSettings } from '../config.ts';

/** Built beside this module; where the sources run, in the demo. */
const program = import.meta.url.endsWith('.ts') ? '../../demo/carriers/main.ts' : 'carriers.js';

/** Starts the carriers' sandbox on a free port and answers the settings that lead to it. It ends with the process that started it. */
export const startCarrierSandbox = async (settings: CarrierSettings): Promise<CarrierSettings> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), { env: { ...process.env, PORT: '0' } });
  const [{ url }] = (await once(child, 'message', { signal: AbortSignal.timeout(20_000) })) as [{ url: string }];
  child.unref();
  child.channel?.unref();
  return { ...settings, hub: sandboxHub(url), sandboxUrl: url };
};

/** What leads to a sandbox at this address. */
export const sandboxHub = (url: string): NonNullable<CarrierSettings['hub']> => ({ url: `${url}/v2`, ...demoCarriers });

const everyMs = 5_000;

/** In the demo a driver comes for what has left the warehouse: the sandbox's carriers scan it, and it is on its way. */
export const handOverParcels = async (pool: Pool, sandboxUrl: string, onError: (failure: unknown) => void): Promise<void> => {
  const collected = new Set<string>();
  const collect = async (): Promise<void> => {
    const { rows } = await pool.query<{ log_no: string }>(`
      SELECT l.log_no FROM shipping_labels l
      WHERE l.connected AND l.state = 'bought' AND coalesce(l.parcel_status, 'announced') = 'announced'
        AND EXISTS (SELECT FROM orders o WHERE lower(o.log_no) = lower(l.log_no) AND o.shipped_at IS NOT NULL)`);
    for (const { log_no: logNo } of rows) {
      if (collected.has(logNo)) continue;
      const answer = await fetch(`${sandboxUrl}/__sandbox/parcels/${encodeURIComponent(logNo)}/collect`, { method: 'POST' });
      if (answer.ok) collected.add(logNo);
    }
  };
  setInterval(() => void collect().catch(onError), everyMs).unref();
};
