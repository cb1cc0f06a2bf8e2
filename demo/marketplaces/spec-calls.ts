import { sandboxSecret } from './demo-accounts.ts';
import type { Marketplaces } from './open-marketplaces.ts';

/** What came over HTTP, unchecked. */
export type Json = Record<string, any>;

export type Control = (path: string, body?: unknown, method?: string) => Promise<Json>;

/** Asks a sandbox for what only its specs may ask for. */
export const controlOf =
  ({ url }: Pick<Marketplaces, 'url'>): Control =>
  async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { 'x-sandbox-secret': sandboxSecret, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}/__sandbox${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return answer.status === 204 ? {} : ((await answer.json()) as Json);
  };
