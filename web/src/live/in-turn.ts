/** Milliseconds in which a burst of notices becomes one read. */
const burst = 60;

/**
 * Reads at once on the first notice of a burst, and once more for those that follow it. One read ends before the next begins: where notices come faster than
 * answers, a read that each of them restarts would never end.
 */
export const inTurn = (read: () => Promise<unknown>): (() => void) => {
  let busy = false;
  let asked = false;
  const ask = () => {
    asked = true;
    if (busy) return;
    busy = true;
    asked = false;
    const rest = new Promise((resume) => setTimeout(resume, burst));
    void Promise.allSettled([read(), rest]).then(() => {
      busy = false;
      if (asked) ask();
    });
  };
  return ask;
};
