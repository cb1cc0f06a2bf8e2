import type { Pool } from 'pg';
import type { Page } from 'playwright-core';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createPool } from '#kernel/database/pool.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { openConsole, type BenchConsole } from './console.ts';
import { atMost, percentile, type Figure } from './figure.ts';
import { tokenFor } from './portal.ts';

/** Items that the warehouses hold meanwhile. */
const items = 100_000;
const scans = 60;
const warmUp = 6;
/** Milliseconds between two scans: a hand needs longer. */
const pause = 250;
/** The bound of the issue, in ms. */
const bound = 80;
const warehouseId = 'EWR-1';

/** `scan-to-screen`: p95 from the Enter of a scan on the shelving page to the painted next step: the item with its suggested shelf, which the server is asked for. */
export const scanFigure = async (databaseUrl: string): Promise<Figure> => {
  const served = await openConsole(databaseUrl);
  const pool = createPool(databaseUrl, { size: 2 });
  try {
    await fillWarehouses(pool);
    const page = await arrives(served, pool);
    const oneIds = await unshelved(pool);
    // As the table stands once it has been filled over months; not before the portal is done with the demo world, whose rows it would have to leave.
    await pool.query('VACUUM (ANALYZE) inventory');
    const delays: number[] = [];
    for (let turn = 0; turn < warmUp + scans; turn++) {
      const oneId = oneIds[turn % oneIds.length]!;
      // Each item comes by itself, as when a cart is emptied.
      await page.goto(`/#${withQuery(warehousePaths.shelving, { turn })}`);
      await page.locator('main input').first().waitFor();
      await page.waitForTimeout(pause);
      const delay = await scanned(page, oneId);
      if (turn >= warmUp) delays.push(delay);
    }
    return atMost('scan-to-screen', percentile(delays, 0.95), 'ms p95', bound, 1);
  } finally {
    await pool.end();
    await served.stop();
  }
};

/** Rows like those of items in stock, until there are as many; they are read, and nothing is done with them. */
const fillWarehouses = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ columns: string; have: number }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns, (SELECT count(*)::int FROM inventory) AS have FROM information_schema.columns
     WHERE table_name = 'inventory' AND table_schema = 'public' AND column_name <> 'one_id' AND is_generated = 'NEVER'`,
  );
  const { columns, have } = rows[0]!;
  await pool.query(
    `INSERT INTO inventory (one_id, ${columns})
     SELECT 'Z' || lpad(to_hex(n), 9, '0'), ${columns}
     FROM (SELECT *, row_number() OVER (ORDER BY one_id) - 1 AS place, count(*) OVER () AS stock FROM inventory WHERE state = 'available') i
     JOIN generate_series(1, $1) n ON n % i.stock = i.place`,
    [Math.max(0, items - have)],
  );
};

const arrives = async (served: BenchConsole, pool: Pool): Promise<Page> => {
  const { rows } = await pool.query<{ account_id: string }>("SELECT account_id FROM credentials WHERE login = 'warehouse'");
  const page = await served.arrives(false);
  await page.context().addCookies([{ name: 'token', value: await tokenFor(pool, rows[0]!.account_id), url: served.url }]);
  await page.addInitScript((wareId) => {
    localStorage.setItem('USER_TYPE', '3');
    localStorage.setItem('wareId', wareId);
  }, warehouseId);
  return page;
};

const unshelved = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ one_id: string }>(
    "SELECT one_id FROM inventory WHERE warehouse_id = $1 AND state = 'inspected' AND check_result <> 'fake' ORDER BY one_id LIMIT 50",
    [warehouseId],
  );
  if (rows.length === 0) throw new Error('Nothing waits to be shelved.');
  return rows.map(({ one_id }) => one_id);
};

/** Types a code as a scanner does; answers the milliseconds from its Enter to the paint of what follows. */
const scanned = async (page: Page, oneId: string): Promise<number> => {
  const painted = stepPainted(page, formatOneId(oneId));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.insertText(oneId);
  await page.keyboard.press('Enter');
  return painted;
};

/** No function inside has a name: the loader would wrap it in a helper that the page lacks. */
const stepPainted = (page: Page, code: string): Promise<number> =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve, reject) => {
        let pressed = 0;
        addEventListener('keydown', (event) => event.key === 'Enter' && (pressed = event.timeStamp), { capture: true, once: false });
        new MutationObserver((_changes, observer) => {
          const main = document.querySelector('main');
          if (pressed === 0 || !main?.textContent.includes(awaited) || !main.querySelector('section[aria-busy="false"] h2')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
        setTimeout(() => reject(new Error(`${awaited} did not show.`)), 10_000);
      }),
    code,
  );
