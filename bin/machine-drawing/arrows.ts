import type { Transition } from '#kernel/machines/state-machine.ts';

export interface Arrow {
  from: string;
  to: string;
  /** Event names, each with the guard that it needs here. */
  labels: string[];
}

/** One arrow for each pair of states, in the order of the table. */
export const arrows = (transitions: readonly Transition[]): Arrow[] => {
  const byPair = new Map<string, Arrow>();
  for (const { from = 'absent', event, to, when } of transitions) {
    const arrow = byPair.get(`${from}>${to}`) ?? { from, to, labels: [] };
    arrow.labels.push(when ? `${event} [${when}]` : event);
    byPair.set(`${from}>${to}`, arrow);
  }
  return [...byPair.values()];
};
