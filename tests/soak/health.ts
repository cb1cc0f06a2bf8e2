import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { median } from '../bench/figure.ts';
import { watchMainThread, type Task } from './main-thread.ts';

interface Reading {
  /** In MB, after a collection. */
  heap: number;
  /** Of the DOM, detached ones that are still held included. */
  nodes: number;
}

interface Growth {
  start: number;
  end: number;
}

export interface Health {
  read(): Promise<void>;
  /**
   * From the second quarter of the readings, when pages have settled in, to the last. `longest`: the task in which the page was at work longest. Load, server
   * and browsers share the cores: what a task waited for one says nothing of the page.
   */
  sum(): Promise<{ heap: Growth; nodes: Growth; longest: Task }>;
}

const everySeconds = 15;

export const pauseBetween = (over: AbortSignal): Promise<void> => sleep(everySeconds * 1000, undefined, { signal: over }).catch(() => undefined);

/** How the page bears up from now on. */
export const healthOf = async (page: Page): Promise<Health> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const thread = await watchMainThread(page);
  const tasks: Task[] = [];
  const readings: Reading[] = [];
  /** Collections that were asked for hold the page up too, but no person. */
  const collections: { from: number; to: number }[] = [];
  const now = () => page.evaluate(() => performance.now());
  const noteTasks = async () => void tasks.push(...(await thread.lately()));

  return {
    async read() {
      await noteTasks();
      const from = await now();
      await session.send('HeapProfiler.collectGarbage');
      collections.push({ from, to: await now() });
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      readings.push({ heap: usedSize / 1_000_000, nodes });
    },
    async sum() {
      await noteTasks();
      const own = tasks.filter(({ from, ms }) => !collections.some((one) => from < one.to && from + ms > one.from));
      const longest = own.reduce((one, other) => (other.busy > one.busy ? other : one), { from: 0, ms: 0, busy: 0 });
      return { heap: grown(readings, 'heap'), nodes: grown(readings, 'nodes'), longest };
    },
  };
};

const grown = (readings: readonly Reading[], measure: keyof Reading): Growth => {
  const quarter = Math.ceil(readings.length / 4);
  const of = (from: number): number => median(readings.slice(from, from + quarter).map((reading) => reading[measure]));
  return { start: of(quarter), end: of(readings.length - quarter) };
};
