import type { Page } from 'playwright-core';
import { roles, type Role } from '#contracts/accounts/roles.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { openConsole, type BenchConsole } from './console.ts';
import { atMost, median, type Figure } from './figure.ts';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How many times slower than this machine, as page audits do. */
const slowdown = 4;
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const rounds = 5;

/** The bounds of the issue: ms, a score, ms. */
const MAX_BLOCKING_MS = 300;
const largestShift = 0.1;
const MAX_WAIT_MS = 1000;

/** Milliseconds without a long task after which a page has come to rest, and of a task that nobody feels: as page audits have them. */
const rest = 5000;
const unfelt = 50;

interface Visit {
  name: string;
  role: Role;
  address: string;
  there: string;
}

const visits: readonly Visit[] = [
  { name: 'workplace', role: 'seller', address: businessPaths.workplace, there: 'main dl dt' },
  { name: 'inventory', role: 'seller', address: '/business/in-warehouse/inventory', there: 'main [data-scroller] li' },
  { name: 'bi', role: 'administrator', address: adminPaths.bi, there: 'main dl dt' },
];

/**
 * `blocking-*` and `shift-*`: how long a page of the business holds up a phone, and how far it moves, once it is in the cache. `slow-line-first-paint`: from
 * the click that signs in to the next thing painted, on a line with 400 ms of latency and 400 kbit/s.
 */
export const phoneFigures = async (databaseUrl: string): Promise<Figure[]> => {
  const served = await openConsole(databaseUrl);
  try {
    const figures: Figure[] = [];
    for (const visit of visits) {
      const loads = await loadsOf(served, visit);
      figures.push(
        atMost(`blocking-${visit.name}`, median(loads.map(({ blocking }) => blocking)), 'ms', MAX_BLOCKING_MS, 1),
        atMost(`shift-${visit.name}`, median(loads.map(({ shift }) => shift)), '', largestShift, 1),
      );
    }
    return [...figures, atMost('slow-line-first-paint', await slowFirstPaint(served), 'ms', MAX_WAIT_MS, 1)];
  } finally {
    await served.stop();
  }
};

interface Load {
  blocking: number;
  shift: number;
}

const loadsOf = async (served: BenchConsole, { role, address, there }: Visit): Promise<Load[]> => {
  const page = await served.arrives(false, phone);
  await page.goto('/');
  await page.getByRole('button', { name: roles[role].en, exact: true }).click();
  await page.getByRole('status', { name: 'Live' }).waitFor();
  await page.addInitScript(observe);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const loads: Load[] = [];
  for (let round = 0; round <= rounds; round++) {
    // Elsewhere in between: from one page of the console to another nothing would be loaded.
    await page.goto('/favicon.svg');
    await page.goto(`/#${address}`);
    const load = await settled(page, there);
    // The first round fills the cache.
    if (round > 0) loads.push(load);
  }
  await page.context().close();
  return loads;
};

/** Asks rarely: a question is work for the page too. */
const settled = async (page: Page, there: string): Promise<Load> => {
  for (const until = performance.now() + 120_000; performance.now() < until;) {
    await page.waitForTimeout(500);
    const seen = await page.evaluate((selector) => document.querySelector(selector) && { ...window.held!, now: performance.now() }, there);
    if (!seen || seen.now - (seen.tasks.at(-1)?.end ?? seen.firstPaint) < rest) continue;
    const blocking = seen.tasks.map(({ begin, end }) => Math.max(0, end - Math.max(begin, seen.firstPaint) - unfelt));
    return { blocking: blocking.reduce((sum, ms) => sum + ms, 0), shift: seen.shift };
  }
  throw new Error(`${there} did not come to rest.`);
};

/** A browser that has loaded nothing but the sign-in page, so that all of the console is still to come. */
const slowFirstPaint = async (served: BenchConsole): Promise<number> => {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await served.arrives(false, phone);
    await page.goto('/');
    const button = page.getByRole('button', { name: roles.seller.en, exact: true });
    await button.waitFor();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.emulateNetworkConditions', slowLine);
    const painted = page.evaluate(firstPaintAfterClick);
    await button.click();
    waits.push(await painted);
    await page.context().close();
  }
  return median(waits);
};

declare global {
  interface Window {
    /** What held the page up, and how far it moved by itself. */
    held?: { firstPaint: number; shift: number; tasks: { begin: number; end: number }[] };
  }
}

/** Runs in the page, as does what follows. No function inside has a name: the loader would wrap it in a helper that the page lacks. */
const observe = (): void => {
  const held = (window.held = { firstPaint: Infinity, shift: 0, tasks: [] as { begin: number; end: number }[] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) held.tasks.push({ begin: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) held.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) held.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const firstPaintAfterClick = (): Promise<number> =>
  new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[role=status][data-menu] i')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document.body, { childList: true, subtree: true }),
      { capture: true, once: true },
    );
  });
