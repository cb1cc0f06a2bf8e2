/** Calls `send` at once, and again at most every `interval` ms however often it is asked; the last asking is never lost. */
export const trailingThrottle = (send: () => void, interval: number): (() => void) => {
  let isWaiting = false;
  let isRequested = false;
  const request = () => {
    if (isWaiting) {
      isRequested = true;
      return;
    }
    isWaiting = true;
    isRequested = false;
    send();
    setTimeout(() => {
      isWaiting = false;
      if (isRequested) request();
    }, interval).unref();
  };
  return request;
};
