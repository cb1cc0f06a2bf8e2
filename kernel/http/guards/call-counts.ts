/** So many calls within so many seconds. */
export interface CallLimit {
  calls: number;
  seconds: number;
}

export interface CallCounts {
  /** Counts one call, and answers in how many seconds the caller may come again where it was one too many. */
  count(key: string, limit: CallLimit): number | undefined;
  /** How many counts are held. */
  size(): number;
}

interface Count {
  calls: number;
  /** Of the window, by `Date.now()`. */
  ends: number;
}

/** Some 20 MB. Beyond, who was counted first is forgotten. */
const MAX_COUNTS = 100_000;

/** All counts of a node in one bounded place. One leaves it soon after its window has ended: a caller who stays away costs no memory. */
export const callCounts = (most = MAX_COUNTS): CallCounts => {
  // In the order in which windows began, which is nearly the one in which they end.
  const counts = new Map<string, Count>();

  const dropEnded = (now: number): void => {
    for (const [key, { ends }] of counts) {
      if (ends > now) return;
      counts.delete(key);
    }
  };

  const begin = (key: string, now: number, seconds: number): Count => {
    counts.delete(key);
    dropEnded(now);
    if (counts.size >= most) counts.delete(counts.keys().next().value!);
    const count = { calls: 0, ends: now + seconds * 1000 };
    counts.set(key, count);
    return count;
  };

  return {
    count(key, { calls, seconds }) {
      const now = Date.now();
      let count = counts.get(key);
      // What ends later than it could was counted before the clock was set back.
      if (!count || count.ends <= now || count.ends > now + seconds * 1000) count = begin(key, now, seconds);
      count.calls++;
      return count.calls > calls ? Math.ceil((count.ends - now) / 1000) : undefined;
    },
    size: () => counts.size,
  };
};
