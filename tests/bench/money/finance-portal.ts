import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataOf, Endpoint } from '#contracts/kernel/endpoint.ts';
import { createPool } from '#kernel/database/pool.ts';
import { sandboxSettings } from '#tests/support/sandbox-settings.ts';
import { administrator, startPortalProcess, tokenFor, type RunningPortal } from '../portal.ts';

/** A running portal with somebody of finance in front of it. */
export interface FinancePortal {
  portal: RunningPortal;
  pool: Pool;
  /** The bytes of an answer; throws where it is a refusal. */
  get(path: string): Promise<Buffer>;
  /** Sends a file with fields; throws where it is refused. */
  upload<Asked extends Endpoint<any, any, any>>(endpoint: Asked, file: File, fields: Record<string, string>): Promise<DataOf<Asked>>;
}

/** Nobody answers there: what asks a gateway of itself is told so. */
const nowhere = 'http://127.0.0.1:9';

export const withFinancePortal = async <Result>(databaseUrl: string, measure: (at: FinancePortal) => Promise<Result>): Promise<Result> => {
  const portal = await startPortalProcess({
    DATABASE_URL: databaseUrl,
    DEMO: 'true',
    SECOND_APPROVAL_CENTS: '100000000',
    ...sandboxSettings(nowhere),
  });
  const pool = createPool(databaseUrl, { size: 4 });
  try {
    const headers = { token: await tokenFor(pool, await administrator(pool)), language: 'en_us', timezone: 'UTC' };
    return await measure({
      portal,
      pool,
      get: async (path) => {
        const answer = await fetch(`${portal.url}/api/admin${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
        return Buffer.from(await answer.arrayBuffer());
      },
      upload: async (endpoint, file, fields) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        body.append('file', file);
        const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body };
        const answer = await fetch(`${portal.url}/api/admin${endpoint.path}`, sent);
        const { data, msg } = (await answer.json()) as { data: never; msg: string };
        if (!answer.ok) throw new Error(`${endpoint.path} was answered ${answer.status}: ${msg}`);
        return data;
      },
    });
  } finally {
    await pool.end();
    await portal.stop();
  }
};
