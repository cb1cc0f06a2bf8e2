import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

/** In ms. */
const calmMs = 10_000;

/** What the others are to be compared with. */
export const calm: Fault = {
  name: 'calm',
  what: `nothing breaks for ${calmMs / 1000} s`,
  async strike() {
    await sleep(calmMs);
    return [];
  },
};
