import type { Heard } from '#services/aggregates/carriers/carrier-hub.ts';
import { errorWire } from './wire.ts';

/** Refusals that say "later": the same call may be taken then. */
const later: ReadonlySet<number> = new Set([401, 402, 403, 408, 409, 425, 429]);

/**
 * What the hub says went wrong; undefined where nothing did. A key that is not believed and an account without money are no word about the label: it waits for
 * whoever mends them.
 */
export const failureOf = (status: number, body: unknown): Exclude<Heard<never>, { kind: 'heard' }> | undefined => {
  if (status < 400) return undefined;
  const said = errorWire.safeParse(body);
  const reason = said.success ? wordsOf(said.data.error) : `HTTP status ${status}`;
  return status >= 500 || later.has(status)
    ? { kind: 'unheard', reason: `HTTP status ${status}` }
    : { kind: 'refused', reason: reason.slice(0, 200) };
};

const wordsOf = ({ code, message, errors }: { code: string; message: unknown; errors?: readonly unknown[] | null | undefined }): string => {
  const details = (errors ?? []).flatMap((one) => (typeof one === 'string' ? [one] : ((one as { message?: string | null }).message ?? [])));
  const main = typeof message === 'string' ? message : code;
  return [main, ...details.filter((detail) => detail !== main)].join(': ');
};
