/** Milliseconds in which a burst of notices becomes one read. */
const burst = 60;

interface Pace {
  /** Milliseconds from the first notice to its read: for what follows the log a moment later than the notice. */
  delay?: number;
  /** Milliseconds from a read to the next, at least. */
  rest?: number;
  /** Ends with a read that nothing asked for: it has what the one before it came too early for. */
  endsUnasked?: boolean;
}

/**
 * Reads at once on the first notice of a burst, and once more for those that follow it. One read ends before the next begins: where notices come faster than
 * answers, a read that each of them restarts would never end. After it there is a rest twice as long as it took: slow answers are a sign of much to do, and a
 * page that asks on and on would add to it.
 */
export const throttle = (read: () => Promise<unknown>, { delay = 0, rest = burst, endsUnasked = false }: Pace = {}): (() => void) => {
  let busy = false;
  let asked = false;
  const run = () => {
    const goesOn = endsUnasked && asked;
    asked = false;
    const began = performance.now();
    const goOn = () => {
      if (asked || goesOn) run();
      else busy = false;
    };
    void Promise.allSettled([read()]).then(() => {
      const took = performance.now() - began;
      setTimeout(goOn, Math.max(2 * took, rest - took));
    });
  };
  return () => {
    asked = true;
    if (busy) return;
    busy = true;
    if (delay === 0) run();
    else setTimeout(run, delay);
  };
};

/** One throttle for each key, whoever calls: what several topics invalidate at the same time is read once for all of them. */
export const throttleByKey = (read: (name: string) => Promise<unknown>): ((name: string) => void) => {
  const throttled = new Map<string, () => void>();
  return (name) => {
    const run = throttled.get(name) ?? throttle(() => read(name));
    throttled.set(name, run);
    run();
  };
};
