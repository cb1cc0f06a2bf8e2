import type { Page } from 'playwright-core';
import { openConsole } from './console.ts';
import { atMost, median, type Figure } from './figure.ts';

const rounds = 5;
/** The bound of the issue, in ms. */
const bound = 1500;

/** `paint-login` and `paint-inventory`: largest contentful paint of a browser that has nothing in its cache. */
export const paintFigures = async (databaseUrl: string): Promise<Figure[]> => {
  const served = await openConsole(databaseUrl);
  const measure = async (signedIn: boolean, address: string, there: string): Promise<number> => {
    const paints: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const page = await served.arrives(signedIn);
      await page.goto(address);
      await page.locator(there).first().waitFor();
      paints.push(await largestPaint(page));
      await page.context().close();
    }
    // The first round warms the server, not the browser.
    return median(paints.slice(1));
  };
  try {
    return [
      atMost('paint-login', await measure(false, '/', 'form button[type=submit]'), 'ms', bound, 1),
      atMost('paint-inventory', await measure(true, '/#/admin/WarehouseManage/Stock', 'tbody tr[data-row]'), 'ms', bound, 1),
    ];
  } finally {
    await served.stop();
  }
};

/** The last candidate, once no other has come for half a second. */
const largestPaint = async (page: Page): Promise<number> => {
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
};
