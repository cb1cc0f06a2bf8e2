import { setTimeout as sleep } from 'node:timers/promises';
import { nextLeader } from '#tests/cluster/parts/leader.ts';
import { crash } from '#tests/cluster/parts/crash.ts';
import type { Fault } from '../fault.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Between one jump and the next, in ms. */
const restMs = 4_000;

export const clockJumped: Fault = {
  name: 'clock',
  what: 'the clocks of a node that answers calls and of the active processor jump an hour ahead, two back, and home; those of both processors a day ahead and home, too',
  async strike({ calls, processors, pool }) {
    const nodes = [calls[0]!, await nextLeader(processors, 'processor', pool)];
    for (const ahead of [hour, -hour, 0]) {
      await Promise.all(nodes.map((node) => node.setClockAhead(ahead)));
      await sleep(restMs);
    }
    for (const ahead of [day, 0]) {
      await Promise.all(processors.map((node) => node.setClockAhead(ahead)));
      // A job comes round when its node is new.
      await crash(processors);
      await sleep(restMs);
    }
    return [];
  },
};
