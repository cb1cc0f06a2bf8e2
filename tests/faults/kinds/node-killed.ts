import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '#tests/bench/figure.ts';
import { seconds, timed, type Fault } from '../fault.ts';

const times = 20;
/** Between a node's return and the next blow: long enough for connections to spread again. */
const restMs = 500;

export const nodeKilled: Fault = {
  name: 'node',
  what: `SIGKILL of a node that answers calls, ${times} times`,
  async strike({ calls }) {
    const returns: number[] = [];
    for (let blow = 0; blow < times; blow++) {
      const node = calls[blow % calls.length]!;
      await node.kill();
      returns.push(await timed(() => node.start()));
      await sleep(restMs);
    }
    return [`a node was back after ${seconds(median(returns))}, at most ${seconds(Math.max(...returns))}`];
  },
};
