/** Calls cost points, which come back as time passes. */
export const costPoints = (now: () => number) => {
  const maximum = 2_000;
  const restoreRate = 100;
  const left = new Map<string, { points: number; at: number }>();
  return {
    spend(account: string, cost: number, hasLimits: boolean) {
      const known = left.get(account) ?? { points: maximum, at: now() };
      const available = Math.min(maximum, known.points + ((now() - known.at) / 1000) * restoreRate);
      const isSpent = hasLimits && available < cost;
      const points = isSpent ? available : Math.max(0, available - cost);
      left.set(account, { points, at: now() });
      const throttleStatus = { maximumAvailable: maximum, currentlyAvailable: Math.floor(points), restoreRate };
      return { isSpent, cost: { requestedQueryCost: cost, actualQueryCost: isSpent ? null : cost, throttleStatus } };
    },
  };
};
