/** Counts calls of an account against windows of time. */
export interface Quota {
  /** Seconds to wait, where it is used up; otherwise the calls are counted. */
  spend(account: string, amount?: number): number | undefined;
}

interface Window {
  ms: number;
  most: number;
}

/** A window begins on a multiple of its length since 1970: that of a day at midnight UTC. */
export const quotaOf = (now: () => number, windows: readonly Window[]): Quota => {
  const used = new Map<string, { window: number; amount: number }>();
  return {
    spend(account, amount = 1) {
      const time = now();
      const counted = windows.map(({ ms, most }) => {
        const key = `${account} ${ms}`;
        const window = Math.floor(time / ms);
        const known = used.get(key);
        return { key, ms, most, window, amount: known?.window === window ? known.amount : 0 };
      });
      const full = counted.filter((one) => one.amount + amount > one.most);
      if (full.length > 0) return Math.max(...full.map(({ ms, window }) => Math.ceil(((window + 1) * ms - time) / 1000)));
      for (const one of counted) used.set(one.key, { window: one.window, amount: one.amount + amount });
      return undefined;
    },
  };
};
