import { setTimeout as sleep } from 'node:timers/promises';
import { nextLeader } from '#tests/cluster/parts/leader.ts';
import type { Fault } from '../fault.ts';

/** In ms. */
const cutMs = 10_000;

export const natsCutOff: Fault = {
  name: 'partition',
  what: `a node that answers calls and the processor that relays notices hear nothing of NATS for ${cutMs / 1000} s`,
  async strike({ calls, processors, pool }) {
    const relaying = await nextLeader(processors, 'relay shelfline', pool);
    const cables = [calls[0]!, relaying].flatMap((node) => node.cables);
    for (const cable of cables) cable.cut();
    await sleep(cutMs);
    const after = await nextLeader(processors, 'relay shelfline', pool);
    for (const cable of cables) cable.mend();
    return [after === relaying ? 'the same processor relayed again' : 'the other processor relayed meanwhile'];
  },
};
