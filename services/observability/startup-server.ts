import fastify from 'fastify';
import { tell } from './probes.ts';

/** What a starting node waits for. */
export type StartupPhase = 'database' | 'migrations' | 'demo world' | 'notices';

/** Answers on a node's port until the portal does: alive, not ready, and why. */
export interface StartupServer {
  setPhase(phase: StartupPhase): void;
  isOpen(): boolean;
  /** Releases the port. Until the portal takes it, a few milliseconds later, nobody answers. */
  close(): Promise<void>;
}

export const noStartupServer: StartupServer = { setPhase: () => {}, isOpen: () => false, close: async () => {} };

/** Migrations of a large log take minutes: without it a node that runs them would look like one that hangs. */
export const openStartupServer = async ({ port, host }: { port: number; host: string }): Promise<StartupServer> => {
  let starting: StartupPhase = 'database';
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (request, reply) => tell(request, reply, true));
  app.setNotFoundHandler((request, reply) => tell(request, reply, false, { starting }));
  await app.listen({ port, host });
  return {
    setPhase: (phase) => void (starting = phase),
    isOpen: () => app.server.listening,
    close: () => app.close(),
  };
};
