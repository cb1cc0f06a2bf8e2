import type { Tone } from '#contracts/item/item-states.ts';
import type { ProjectionState } from '#contracts/system/get-system.ts';

/** Sums are looked at a few times a second; so much is no lag. Milliseconds. */
const usual = 1_000;
/** From here on what they show is of the past, and Prometheus says so too. Milliseconds. */
const alarming = 60_000;

export const lagOf = ({ lagMs }: Pick<ProjectionState, 'lagMs'>): { tone: Tone; word: 'none' | 'catchingUp' | 'behind' } => {
  if (lagMs < usual) return { tone: 'done', word: 'none' };
  return lagMs < alarming ? { tone: 'progress', word: 'catchingUp' } : { tone: 'refused', word: 'behind' };
};
