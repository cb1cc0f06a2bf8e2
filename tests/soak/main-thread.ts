import type { CDPSession, Page } from 'playwright-core';

/** One task of a page's main thread, in ms; `from` on the clock of the page. */
export interface Task {
  from: number;
  /** From its beginning to its end. */
  ms: number;
  /** That it was at work: the rest it waited for a core. */
  busy: number;
}

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Microseconds of the machine's clock. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** Keeps the last of what the browser's threads did; older things make room. */
const traceConfig = { recordMode: 'recordContinuously' as const, includedCategories: ['toplevel'], traceBufferSizeInKb: 50_000 };
/** Shorter ones hold nobody up, in ms. */
const least = 50;

/** What the main thread of a page does from now on. It must be the only page of its browser. */
export const watchMainThread = async (page: Page): Promise<{ lately(): Promise<Task[]> }> => {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const start = () => browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const began = await beginningOf(page);
  await start();

  return {
    /** Its long tasks since the last time it was asked, as far back as is kept. */
    async lately() {
      const events = await recorded(browser);
      await start();
      const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ tid }) => tid));
      return events
        .filter(({ name, tid, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && main.has(tid) && dur >= least * 1000)
        .map(({ ts, dur = 0, tdur = dur }) => ({ from: ts / 1000 - began, ms: dur / 1000, busy: tdur / 1000 }));
    },
  };
};

const recorded = async (browser: CDPSession): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const gather = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', gather);
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  browser.off('Tracing.dataCollected', gather);
  return events;
};

/** When the page's own clock began, in ms of the machine's. */
const beginningOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'NavigationStart')!.value * 1000;
};
