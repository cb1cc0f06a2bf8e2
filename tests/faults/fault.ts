import type { Cluster } from '../cluster/open-cluster.ts';

/** Something that breaks while people work. */
export interface Fault {
  name: string;
  /** In words for whoever reads the outcome. */
  what: string;
  /** Why it cannot be tried here; undefined where it can. */
  impossible?(cluster: Cluster): string | undefined;
  /** Breaks it and resolves when all of it stands again; answers what it saw of it, a line each. */
  strike(cluster: Cluster): Promise<string[]>;
}

/** Milliseconds that something took, as it is told. */
export const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await what();
  return performance.now() - began;
};

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
