import type { Clock } from './clock.ts';

/** How much of something each may have within a minute, counted on this node. */
export interface Allowance {
  /** Takes `amount` of what `key` has left; where it has less, takes nothing and answers the seconds until it has enough. */
  take(key: string, amount?: number): number | undefined;
}

export const unlimited: Allowance = { take: () => undefined };

/** It comes back evenly: a minute after all of it was taken, all of it is there again. Keys are accounts, which nobody makes up. */
export const allowance = (perMinute: number, clock: Clock): Allowance => {
  const spent = new Map<string, { amount: number; at: number }>();
  const perMs = perMinute / 60_000;

  const owedBy = (key: string, now: number): number => {
    const last = spent.get(key);
    return last ? Math.max(0, last.amount - (now - last.at) * perMs) : 0;
  };
  /** Whoever owes nothing any more is as good as new. */
  const forget = (now: number) => {
    for (const key of spent.keys()) if (owedBy(key, now) === 0) spent.delete(key);
  };

  return {
    take(key, amount = 1) {
      const now = clock.now().getTime();
      if (spent.size >= MAX_KEYS) forget(now);
      const owed = owedBy(key, now);
      if (owed + amount > perMinute) return Math.max(1, Math.ceil((owed + amount - perMinute) / perMs / 1000));
      spent.set(key, { amount: owed + amount, at: now });
      return undefined;
    },
  };
};

const MAX_KEYS = 1_000;
