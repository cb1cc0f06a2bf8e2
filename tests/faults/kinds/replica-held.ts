import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

/** Longer than a replica is read that falls behind, in ms. */
const heldMs = 8_000;

export const replicaHeld: Fault = {
  name: 'replica',
  what: `the replica from which lists are read shows nothing new for ${heldMs / 1000} s`,
  async strike({ postgres }) {
    await postgres.holdReplica();
    await sleep(heldMs);
    await postgres.releaseReplica();
    return [];
  },
};
