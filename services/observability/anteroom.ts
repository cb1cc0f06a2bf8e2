import fastify from 'fastify';
import { tell } from './probes.ts';

/** What a node that is starting waits for. */
export type Stage = 'database' | 'migrations' | 'demo world' | 'notices';

/** Answers on the port of a node until the portal does: that the process turns, that it is not ready, and why. */
export interface Anteroom {
  /** What it waits for from now on. */
  waitsFor(stage: Stage): void;
  isOpen(): boolean;
  /** Gives the port back. Until the portal has taken it, a few milliseconds later, nobody answers. */
  close(): Promise<void>;
}

/** Nobody waits. */
export const noAnteroom: Anteroom = { waitsFor: () => {}, isOpen: () => false, close: async () => {} };

/** Migrations of a large log take minutes: without it a node that runs them would look like one that hangs. */
export const openAnteroom = async ({ port, host }: { port: number; host: string }): Promise<Anteroom> => {
  let starting: Stage = 'database';
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (request, reply) => tell(request, reply, true));
  app.setNotFoundHandler((request, reply) => tell(request, reply, false, { starting }));
  await app.listen({ port, host });
  return {
    waitsFor: (stage) => void (starting = stage),
    isOpen: () => app.server.listening,
    close: () => app.close(),
  };
};
