import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { median } from '#tests/bench/figure.ts';

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
  /** From the second quarter of the readings, when pages have settled in, to the last. `longest`: what held the page up longest, in ms. */
  sum(): Promise<{ heap: Growth; nodes: Growth; longest: number }>;
}

const everySeconds = 15;

export const pauseBetween = (over: AbortSignal): Promise<void> => sleep(everySeconds * 1000, undefined, { signal: over }).catch(() => undefined);

declare global {
  interface Window {
    /** Tasks of over 50 ms since the watch began: when and how long, in ms. */
    heldUp?: { at: number; ms: number }[];
  }
}

/** How the page bears up from now on. */
export const healthOf = async (page: Page): Promise<Health> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await page.evaluate(noteLongTasks);
  const readings: Reading[] = [];
  /** Collections that were asked for hold the page up too, but no person. */
  const collections: { from: number; to: number }[] = [];
  const now = () => page.evaluate(() => performance.now());

  return {
    async read() {
      const from = await now();
      await session.send('HeapProfiler.collectGarbage');
      collections.push({ from, to: await now() });
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      readings.push({ heap: usedSize / 1_000_000, nodes });
    },
    async sum() {
      const tasks = await page.evaluate(() => window.heldUp ?? []);
      const own = tasks.filter(({ at, ms }) => !collections.some(({ from, to }) => at < to && at + ms > from));
      return { heap: grown(readings, 'heap'), nodes: grown(readings, 'nodes'), longest: Math.max(0, ...own.map(({ ms }) => ms)) };
    },
  };
};

const noteLongTasks = (): void => {
  const heldUp = (window.heldUp = [] as { at: number; ms: number }[]);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) heldUp.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
};

const grown = (readings: readonly Reading[], measure: keyof Reading): Growth => {
  const quarter = Math.ceil(readings.length / 4);
  const of = (from: number): number => median(readings.slice(from, from + quarter).map((reading) => reading[measure]));
  return { start: of(quarter), end: of(readings.length - quarter) };
};
