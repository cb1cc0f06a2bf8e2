/** Milliseconds in which a burst of notices becomes one read. */
const burst = 60;

/**
 * Reads at once on the first notice of a burst, and once more for those that follow it. One read ends before the next begins: where notices come faster than
 * answers, a read that each of them restarts would never end. After it there is a rest twice as long as it took: slow answers are a sign of much to do, and a
 * page that asks on and on would add to it.
 */
export const inTurn = (read: () => Promise<unknown>): (() => void) => {
  let busy = false;
  let asked = false;
  const ask = () => {
    asked = true;
    if (busy) return;
    busy = true;
    asked = false;
    const began = performance.now();
    const goOn = () => {
      busy = false;
      if (asked) ask();
    };
    void Promise.allSettled([read()]).then(() => {
      const took = performance.now() - began;
      setTimeout(goOn, Math.max(2 * took, burst - took));
    });
  };
  return ask;
};

/** One turn for each name, whoever asks: what several topics make old at the same time is read once for all of them. */
export const turnByName = (read: (name: string) => Promise<unknown>): ((name: string) => void) => {
  const turns = new Map<string, () => void>();
  return (name) => {
    const turn = turns.get(name) ?? inTurn(() => read(name));
    turns.set(name, turn);
    turn();
  };
};
