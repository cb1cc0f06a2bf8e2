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
   * `heap`: from the second quarter of the readings, when pages have settled in, to the last. `nodes`: of the same page opened anew,
   * and before that: a page may grow with what there is to show, but must not hold more than one that was just opened. `longest`: the task in which the page was at work longest. Load,
   * server and browsers share the cores: what a task waited for one says nothing of the page.
   */
  sum(reopen: () => Promise<void>): Promise<{ heap: Growth; nodes: Growth; longest: Task }>;
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
  const measure = async (): Promise<Reading> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { heap: usedSize / 1_000_000, nodes };
  };
  const now = () => page.evaluate(() => performance.now());
  const noteTasks = async () => void tasks.push(...(await thread.lately()));

  return {
    async read() {
      await noteTasks();
      const from = await now();
      readings.push(await measure());
      collections.push({ from, to: await now() });
    },
    async sum(reopen) {
      await noteTasks();
      const own = tasks.filter(({ from, ms }) => !collections.some((one) => from < one.to && from + ms > one.from));
      const longest = own.reduce((one, other) => (other.busy > one.busy ? other : one), { from: 0, ms: 0, busy: 0 });
      const { nodes: end } = await measure();
      await reopen();
      const { nodes: start } = await measure();
      return { heap: grown(readings.map(({ heap }) => heap)), nodes: { start, end }, longest };
    },
  };
};

const grown = (readings: readonly number[]): Growth => {
  const quarter = Math.ceil(readings.length / 4);
  const from = (index: number): number => median(readings.slice(index, index + quarter));
  return { start: from(quarter), end: from(readings.length - quarter) };
};
