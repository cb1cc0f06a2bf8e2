import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's connection string of the run's PostgreSQL. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for all test files of a run; each file makes its own databases in it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
  };
};
