import type { Page } from 'playwright-core';
import { openConsole } from './console.ts';
import { atMost, percentile, type Figure } from './figure.ts';

const changes = 200;
/** Milliseconds between them: the list has come to rest before the next. */
const pause = 150;
/** The bound of the issue, in ms. */
const bound = 100;

/** `push-to-paint`: p99 from the moment another person's change is sent to the portal, its commit included, to its paint in an open inventory. */
export const pushToPaintFigure = async (databaseUrl: string): Promise<Figure> => {
  const served = await openConsole(databaseUrl);
  try {
    const page = await served.arrives(true);
    await page.goto('/#/admin/WarehouseManage/Stock/available');
    const first = page.locator('tbody tr[data-row]').first();
    await first.waitFor();
    // What changes must be seen.
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Cost' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('status', { name: 'Live' }).waitFor();
    const id = (await first.getAttribute('data-row'))!;
    const headers = { token: served.token, 'content-type': 'application/json' };
    const save = async (turn: number): Promise<number> => {
      const painted = paintOf(page, `$${(50_000 + turn).toLocaleString('en-US')}.00`);
      const body = JSON.stringify({ id, costPrice: (50_000 + turn) * 100, supply: 'bench' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const sent = Date.now();
      const answer = await fetch(`${served.url}/api/admin/sys_prod/save`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`The change was refused: ${await answer.text()}`);
      const delay = (await painted) - sent;
      await page.waitForTimeout(pause);
      return delay;
    };
    for (let turn = 0; turn < 10; turn++) await save(turn);
    const delays: number[] = [];
    for (let turn = 10; turn < 10 + changes; turn++) delays.push(await save(turn));
    return atMost('push-to-paint', percentile(delays, 0.99), 'ms p99', bound, 1);
  } finally {
    await served.stop();
  }
};

/** When the text stood on the screen, by this machine's clock. No function inside has a name: the loader would wrap it in a helper that the page lacks. */
const paintOf = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve, reject) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('tbody')?.textContent.includes(awaited)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        setTimeout(() => reject(new Error(`${awaited} did not show.`)), 10_000);
      }),
    text,
  );
