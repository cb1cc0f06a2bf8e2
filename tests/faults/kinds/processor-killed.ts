import { setTimeout as sleep } from 'node:timers/promises';
import { nextLeader } from '#tests/cluster/parts/leader.ts';
import { seconds, timed, type Fault } from '../fault.ts';

const times = 4;
/** In ms. */
const restMs = 1_000;

export const processorKilled: Fault = {
  name: 'processor',
  what: `SIGKILL of the active processor, ${times} times`,
  async strike({ processors, pool }) {
    const takeovers: number[] = [];
    for (let blow = 0; blow < times; blow++) {
      const active = await nextLeader(processors, 'processor', pool);
      await active.kill();
      takeovers.push(await timed(() => nextLeader(processors, 'processor', pool, active)));
      await active.start();
      await sleep(restMs);
    }
    return [`the other processor led after ${seconds(Math.max(...takeovers))} at most`];
  },
};
