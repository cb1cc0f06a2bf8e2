interface Step {
  along?: number;
  across?: number;
}

const within = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);

/** The card that a key leads to: along its lane, or to the same height in the next lane that holds any. Lanes are given as the keys of their cards. */
export const stepFrom = (lanes: readonly (readonly string[])[], from: string | undefined, { along = 0, across = 0 }: Step): string | undefined => {
  const held = lanes.filter(({ length }) => length > 0);
  const lane = held.findIndex((keys) => from !== undefined && keys.includes(from));
  if (lane < 0) return held[0]?.[0];
  const next = held[within(lane + across, held.length)]!;
  return next[within(held[lane]!.indexOf(from!) + along, next.length)];
};
