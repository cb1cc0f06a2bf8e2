import type { PoolClient } from 'pg';
import { pause, type Lead } from '../database/leadership.ts';
import { turns } from '../turns.ts';
import { laneLocks } from './lane-locks.ts';

/** Runs work on the database when it is this lane's turn. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work that one node at a time does, independent of all other lanes. */
export interface Lane {
  name: string;
  /** Types of events that wake it. */
  wakesOn?: ReadonlySet<string>;
  /** One piece of work. Answers after how many ms there may be more, unless it is woken. */
  step(parts: { turn: Turn; signal: AbortSignal }): Promise<number>;
}

export interface LanesOptions {
  lead: Lead;
  /** One for each node. */
  nodeId: string;
  lanes: readonly Lane[];
  /** Lanes that work on the database at the same time; each uses one connection at a time. */
  maxAtOnce: number;
  onError: (failure: unknown) => void;
  /** How often it looks whether lanes are free or are to be given up, in ms. */
  balanceEvery?: number;
}

export interface Lanes {
  /** Names of those that this node runs. */
  active(): string[];
  isActive(): boolean;
  wake(name: string): void;
  /** Of what was committed: wakes the lanes that wait for events of these types. */
  wakeOn(types: readonly string[]): void;
  stop(): Promise<void>;
}

const afterFailureMs = 1_000;

/**
 * Runs every lane on one of all nodes, and spreads the lanes over them evenly. The locks of a node's lanes lie on one connection, whatever their number; its end
 * ends them all, and the other nodes take over.
 */
export const startLanes = ({ lead, nodeId, lanes, maxAtOnce, onError, balanceEvery = 1_000 }: LanesOptions): Lanes => {
  const waiting = turns({ ofEach: { running: 1, waiting: Infinity }, ofAll: { running: maxAtOnce, waiting: Infinity } });
  const running = new Map<string, Running>();
  const bells = new Map<string, () => void>();

  const start = (lane: Lane, signal: AbortSignal): Running => {
    const stopping = new AbortController();
    const ending = AbortSignal.any([signal, stopping.signal]);
    return { stop: () => stopping.abort(), ended: loop(lane, ending) };
  };

  const loop = async (lane: Lane, signal: AbortSignal): Promise<void> => {
    const turn: Turn = async (work) => {
      const release = await waiting.take(lane.name);
      if (typeof release === 'symbol') throw new Error(`The lane ${lane.name} had no turn.`);
      try {
        return await work();
      } finally {
        release();
      }
    };
    while (!signal.aborted) {
      // Whoever rings while it works has it look once more.
      let isRung = false;
      const woken = new AbortController();
      bells.set(lane.name, () => {
        isRung = true;
        woken.abort();
      });
      const restMs = await lane.step({ turn, signal }).catch((failure: unknown) => {
        if (!signal.aborted) onError(new Error(`The lane ${lane.name} failed.`, { cause: failure }));
        return afterFailureMs;
      });
      if (!isRung && restMs > 0) await pause(restMs, AbortSignal.any([signal, woken.signal]));
    }
  };

  const standing = lead(`lanes of ${nodeId}`, async (client: PoolClient, signal) => {
    const locks = await laneLocks(client);
    try {
      while (!signal.aborted) {
        const share = Math.ceil(lanes.length / (await locks.nodes()));
        await giveUp(locks, running.size - share);
        if (running.size < share) await takeUp(locks, share, signal);
        await pause(balanceEvery, signal);
      }
    } finally {
      for (const { stop } of running.values()) stop();
      await Promise.all([...running.values()].map(({ ended }) => ended));
      running.clear();
    }
  });

  const takeUp = async (locks: Locks, share: number, signal: AbortSignal): Promise<void> => {
    for (const lane of lanes) {
      if (running.size >= share || signal.aborted) return;
      if (!running.has(lane.name) && (await locks.take(lane.name))) running.set(lane.name, start(lane, signal));
    }
  };

  const giveUp = async (locks: Locks, count: number): Promise<void> => {
    const last = count > 0 ? [...running].slice(-count) : [];
    for (const [name, { stop, ended }] of last) {
      stop();
      await ended;
      await locks.release(name);
      running.delete(name);
    }
  };

  return {
    active: () => [...running.keys()],
    isActive: () => running.size > 0,
    wake: (name) => bells.get(name)?.(),
    wakeOn(types) {
      for (const { name, wakesOn } of lanes) if (wakesOn && types.some((type) => wakesOn.has(type))) bells.get(name)?.();
    },
    stop: standing.stop,
  };
};

interface Running {
  stop(): void;
  ended: Promise<void>;
}

type Locks = Awaited<ReturnType<typeof laneLocks>>;
