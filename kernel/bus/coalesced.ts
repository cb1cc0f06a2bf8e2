/** Calls `send` at once, and again at most every `interval` ms however often it is asked; the last asking is never lost. */
export const coalesced = (send: () => void, interval: number): (() => void) => {
  let resting = false;
  let asked = false;
  const ask = () => {
    if (resting) {
      asked = true;
      return;
    }
    resting = true;
    asked = false;
    send();
    setTimeout(() => {
      resting = false;
      if (asked) ask();
    }, interval).unref();
  };
  return ask;
};
