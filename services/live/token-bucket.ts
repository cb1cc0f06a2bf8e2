export interface TokenBucket {
  /** False when more was asked for than its pace allows. */
  take(): boolean;
}

/** Lets through `burst` at once, and from then on so many a second. */
export const tokenBucket = ({ burst, perSecond }: { burst: number; perSecond: number }): TokenBucket => {
  let tokens = burst;
  let filledAt = performance.now();
  return {
    take() {
      const now = performance.now();
      tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
};
