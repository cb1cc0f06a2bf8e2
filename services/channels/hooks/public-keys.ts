import type { Clock } from '#kernel/clock.ts';
import type { PublicKeys } from '../kernel/port.ts';
import type { Transport } from '../kernel/transport.ts';

const KEPT_MS = 3_600_000;
/** Whoever invents names of keys has the channel asked for no more of them than this within an hour; a key that was there once keeps its place beside them. */
const MAX_UNKNOWN = 20;

/** Keys that a channel signs with: each is asked for once an hour, and one that is not there is not asked for again meanwhile. */
export const publicKeys = (transport: Pick<Transport, 'send'>, url: string, clock: Clock): PublicKeys => {
  const kept = new Map<string, { key: string | undefined; until: number }>();
  const fetched = async (path: string, textOf: (body: unknown) => string | undefined): Promise<string | undefined> => {
    const headers = { accept: 'application/json' };
    const sent = await transport.send({ method: 'GET', url: `${url.replace(/\/$/, '')}${path}`, headers, body: undefined });
    if (sent.kind !== 'answered' || sent.status !== 200) return undefined;
    try {
      return textOf(JSON.parse(sent.bytes.toString('utf8')));
    } catch {
      return undefined;
    }
  };
  return {
    async read(path, textOf) {
      const now = clock.now().getTime();
      for (const [name, { key, until }] of kept) if (key === undefined && until <= now) kept.delete(name);
      const known = kept.get(path);
      if (known && known.until > now) return known.key;
      const unknown = [...kept.values()].filter(({ key }) => key === undefined).length;
      if (!known && unknown >= MAX_UNKNOWN) return undefined;
      const key = await fetched(path, textOf);
      kept.set(path, { key, until: now + KEPT_MS });
      return key;
    },
  };
};
