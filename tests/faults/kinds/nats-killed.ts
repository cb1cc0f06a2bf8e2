import { setTimeout as sleep } from 'node:timers/promises';
import { streamName } from '#kernel/bus/nats/jetstream-log.ts';
import { seconds, timed, type Fault } from '../fault.ts';

/** How long it is away, in ms. */
const awayMs = 5_000;

export const natsMemberKilled: Fault = {
  name: 'nats-member',
  what: 'SIGKILL of the NATS server that leads the stream of notices',
  async strike({ nats }) {
    const leader = await nats.leaderOf(streamName('shelfline'));
    await leader.kill();
    await sleep(awayMs);
    await leader.start();
    return [`the NATS cluster was whole ${seconds(await timed(nats.untilWhole))} after the server was back`];
  },
};

export const natsKilled: Fault = {
  name: 'nats',
  what: `SIGKILL of all of NATS, which is away for ${awayMs / 1000} s`,
  async strike({ nats }) {
    await Promise.all(nats.members.map((member) => member.kill()));
    await sleep(awayMs);
    await Promise.all(nats.members.map((member) => member.start()));
    return [`the NATS cluster was whole ${seconds(await timed(nats.untilWhole))} after its servers were back`];
  },
};
