import { hasNatsProgram, startNatsProgram } from './nats-program.ts';

export interface NatsServer {
  url: string;
  stop(): Promise<unknown>;
}

/** NATS with JetStream: from a container where asked for, the one of `NATS_URL`, or a local `nats-server`; undefined where there is none. */
export const startNats = async (): Promise<NatsServer | undefined> => {
  if (process.env.SHELFLINE_CONTAINERS === '1') return inContainer();
  if (process.env.NATS_URL) return { url: process.env.NATS_URL, stop: async () => {} };
  return hasNats() ? startNatsProgram() : undefined;
};

/** Whether `startNats` will answer a server: suites ask before they are run, and say so when they are skipped. */
export const hasNats = (): boolean => process.env.SHELFLINE_CONTAINERS === '1' || Boolean(process.env.NATS_URL) || hasNatsProgram();

const inContainer = async (): Promise<NatsServer> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('nats:2.12')
    .withCommand(['-js'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .start();
  return { url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`, stop: () => container.stop() };
};
