import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { natsServers } from '#kernel/bus/nats/nats-servers.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { startNatsProgram, type NatsProgram } from './nats-program.ts';

/** One of the three, at one address for its whole life. */
interface Member extends NatsProgram {
  name: string;
}

/** Three `nats-server`s that keep JetStream together, and let in only who signs in. */
export interface NatsCluster {
  members: readonly Member[];
  /** Of all three. */
  url: string;
  /** Resolves when every one of them keeps up with the others. */
  untilWhole(): Promise<void>;
  /** Resolves when the stream has one and the others have all that it has. */
  leaderOf(stream: string): Promise<Member>;
  stop(): Promise<void>;
}

const user = { name: 'shelfline', password: 'among-loopback-servers' };
const names = ['nats-1', 'nats-2', 'nats-3'];

export const startNatsCluster = async (): Promise<NatsCluster> => {
  const places = await Promise.all(names.map(async (name) => ({ name, route: await freePort(), monitor: await freePort() })));
  const routes = places.map(({ route }) => `nats://127.0.0.1:${route}`);
  const members = await Promise.all(
    places.map(async ({ name, monitor }, index) => {
      // Clients keep to the addresses that they were given: some of them lead through a proxy.
      const cluster = ['--cluster_name', 'shelfline', '--cluster', routes[index]!, '--routes', routes.join(','), '--no_advertise'];
      return { name, ...(await startNatsProgram({ user, args: ['--name', name, '-m', String(monitor), ...cluster] })) };
    }),
  );
  const url = members.map((member) => member.url).join(',');

  const isWell = (monitor: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${monitor}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  const isWhole = async () => (await Promise.all(places.map(({ monitor }) => isWell(monitor)))).every(Boolean);
  const untilWhole = async (): Promise<void> => {
    while (!(await isWhole())) await sleep(50);
  };

  await untilWhole();
  return {
    members,
    url,
    untilWhole,
    async leaderOf(stream) {
      const nats = await connect(natsServers(url));
      try {
        const { streams } = await jetstreamManager(nats);
        for (;;) {
          // While one is being chosen, the cluster names none or does not answer.
          const info = await streams.info(stream).catch(() => undefined);
          const leader = members.find(({ name }) => name === info?.cluster?.leader);
          if (leader && info!.cluster!.replicas?.every(({ current }) => current)) return leader;
          await sleep(50);
        }
      } finally {
        await nats.close();
      }
    },
    stop: async () => void (await Promise.all(members.map((member) => member.stop()))),
  };
};
