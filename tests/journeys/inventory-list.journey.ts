import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { listViews } from '#contracts/accounts/saved-views/view-endpoints.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { saveItemEndpoint } from '#contracts/item/item-commands.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { settled } from '../support/pages/settled.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, product, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { pressesInBar } from './people/bulk-bar.ts';

const here = journey();

const rowsOf = ({ page }: Person) => page.locator('tr[data-row]:visible');
const keysOf = (someone: Person) => rowsOf(someone).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['row']!));
const listOf = ({ page }: Person) => page.locator('[data-scroller]:visible').first();
const scrolledTo = (someone: Person) => listOf(someone).evaluate(({ scrollTop }) => scrollTop);
const headingsOf = ({ page }: Person) => page.getByRole('columnheader').filter({ visible: true }).allInnerTexts();
const focused = ({ page }: Person) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['row']);
const drawerOf = ({ page, t }: Person, oneId: string) => page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) });

const seller = async (name: string, address: string = withQuery(businessPaths.inventory, {})): Promise<Person> => {
  const someone = await here.arrives(name);
  await someone.signsIn('seller');
  await someone.goesTo(address);
  await someone.sees(rowsOf(someone).first());
  await settled(someone.page);
  return someone;
};
const forecasts = async (quantity: number): Promise<string[]> => {
  const calls = await callsOf(here.portal.url, 'seller');
  const lines = [{ ...product, quantity }];
  const made = await calls.send(createForecastEndpoint, { warehouseId, logNo: newTrackingNumber(), shippingType: 'express', lines, remark: '' });
  return made.lines[0]!.oneIds;
};
const forecastTab = withQuery(`${withQuery(businessPaths.inventory, {})}/forecast`, {});

describe('A list without a network', () => {
  it('shows no rows of the tab before under another one', async () => {
    const one = await seller('traveller');
    const { page, t } = one;
    await page.context().setOffline(true);
    await page.getByRole('button', { name: new RegExp(`^${t('inventory.views.available')}`) }).click();
    const failed = page.getByRole('heading', { name: t('ui.failedTitle') });
    await one.sees(failed);
    expect(await rowsOf(one).count()).toBe(0);
    await page.context().setOffline(false);
    await one.presses(t('app.retry'));
    await one.seesNo(failed);
  });
});

describe('A person arranges the inventory', () => {
  it('finds the view, the columns and their order again after a reload', async () => {
    const one = await seller('seller');
    const { page, t } = one;
    await page.getByRole('button', { name: t('ui.columns') }).click();
    await page.getByLabel(t('inventory.brand'), { exact: true }).check();
    await page.getByLabel(t('inventory.cost'), { exact: true }).uncheck();
    await page.getByRole('button', { name: t('ui.moveUp', { column: t('inventory.status') }) }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await one.sees(page.locator('input:focus'));
    await page.keyboard.type('dunk');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => hash.includes('text=dunk'));
    // The address runs ahead of the page; what is saved is what the page shows.
    await one.sees(page.getByRole('button', { name: t('ui.clearFilters'), exact: true }));
    await one.presses(t('ui.saveView'));
    const nameOfView = page.getByLabel(t('ui.viewName'), { exact: true });
    await nameOfView.press('Enter');
    expect(await nameOfView.getAttribute('aria-invalid')).toBe('true');
    await nameOfView.fill('Dunks');
    await page.keyboard.press('Enter');
    await one.sees(page.getByRole('button', { name: 'Dunks', exact: true, pressed: true }));
    await one.presses(t('ui.clearFilters'));

    await page.reload();
    await one.sees(rowsOf(one).first());
    const headings = await headingsOf(one);
    expect(headings).toContain(t('inventory.brand'));
    expect(headings).not.toContain(t('inventory.cost'));
    expect(headings.indexOf(t('inventory.status'))).toBeLessThan(headings.indexOf(t('inventory.size')));

    // Tabs that do not fit are in a menu; the one that shows is in sight.
    await page.setViewportSize({ width: 800, height: 768 });
    await one.presses(t('ui.moreViews'));
    await page.getByRole('menuitem', { name: 'Dunks' }).click();
    await page.waitForURL(({ hash }) => hash.includes('text=dunk'));
    await expect.poll(() => page.getByRole('button', { name: 'Dunks', exact: true }).evaluate(isInSight)).toBe(true);
  });

  it('finds the view in another browser too, until it is dropped', async () => {
    const calls = await callsOf(here.portal.url, 'seller');
    const names = async () => (await calls.read(listViews, {})).map(({ name }) => name);
    const [{ sku: text }] = (await calls.read(listInventory, {})).data as [InventoryRow];
    const one = await seller('seller', withQuery(businessPaths.inventory, { text }));
    await one.presses(one.t('ui.saveView'));
    await one.fillsIn(one.t('ui.viewName'), 'Everywhere');
    await one.page.keyboard.press('Enter');
    await expect.poll(names).toContain('Everywhere');

    const other = await seller('seller elsewhere');
    const view = other.page.getByRole('button', { name: 'Everywhere', exact: true });
    await view.click();
    await other.page.waitForURL(({ hash }) => hash.includes(`text=${text}`));
    await view.hover();
    await other.presses(`${other.t('ui.removeView')}: Everywhere`);
    const question = other.page.getByRole('dialog', { name: other.t('ui.deleteTitle') });
    await question.getByRole('button', { name: other.t('app.cancel') }).click();
    await other.sees(view);
    await view.hover();
    await other.presses(`${other.t('ui.removeView')}: Everywhere`);
    await question.getByRole('button', { name: other.t('ui.delete') }).click();
    await other.seesNo(view);
    await expect.poll(names).not.toContain('Everywhere');
  });
});

describe('A person takes the list along', () => {
  it('saves every row of the filter as a file', async () => {
    const calls = await callsOf(here.portal.url, 'seller');
    const [{ sku: text }] = (await calls.read(listInventory, {})).data as [InventoryRow];
    const one = await seller('seller', withQuery(businessPaths.inventory, { text }));
    const [download] = await Promise.all([one.page.waitForEvent('download'), one.presses(one.t('ui.export'))]);
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');

    const { data, totalCount } = await calls.read(listInventory, { text, sort: 'gmtIn', size: 100 });
    expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.csv$/);
    expect(head).toContain(`,${one.t('inventory.cost')} (USD),`);
    expect(head).not.toContain(one.t('inventory.shelf'));
    expect(rows).toHaveLength(totalCount);
    expect(rows.slice(0, data.length).map((row) => row.split(',')[0])).toEqual(data.map(({ oneId }) => formatOneId(oneId)));
  });

  it('or as a workbook', async () => {
    const calls = await callsOf(here.portal.url, 'seller');
    const [{ sku: text }] = (await calls.read(listInventory, {})).data as [InventoryRow];
    const one = await seller('seller', withQuery(businessPaths.inventory, { text }));
    const [download] = await Promise.all([one.page.waitForEvent('download'), one.presses(one.t('ui.exportExcel'))]);
    const [head, ...rows] = await readSheet(await readFile(await download.path()));

    const { data, totalCount } = await calls.read(listInventory, { text, sort: 'gmtIn', size: 100 });
    expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.xlsx$/);
    expect(head).toContain(`${one.t('inventory.cost')} (USD)`);
    expect(rows).toHaveLength(totalCount);
    expect(rows.slice(0, data.length).map(([oneId]) => oneId)).toEqual(data.map(({ oneId }) => formatOneId(oneId)));

    const [first] = data as [InventoryRow];
    await one.page.locator(`tr[data-row="${first.oneId}"]:visible`).getByRole('checkbox').check();
    const saving = one.page.waitForEvent('download');
    await pressesInBar(one, one.t('inventory.bulk.export', { count: 1 }));
    const [, ...chosen] = await readSheet(await readFile(await (await saving).path()));
    expect(chosen.map(([oneId]) => oneId)).toEqual([formatOneId(first.oneId)]);
  });

  it('is offered the file again when it did not come', async () => {
    const one = await seller('seller');
    const busy = { status: 503, contentType: 'application/json', body: JSON.stringify({ code: 503, msg: 'busy' }) };
    await one.page.route(`**${exportInventory.path}`, (route) => route.fulfill(busy), { times: 1 });
    await one.presses(one.t('ui.export'));
    const [download] = await Promise.all([one.page.waitForEvent('download'), one.presses(one.t('ui.exportFailed'))]);
    expect(await download.failure()).toBeNull();
    await one.sees(one.page.getByRole('button', { name: one.t('ui.export'), exact: true }));
  });
});

describe('A list stands still while it moves', () => {
  it('lets new rows wait behind a count while the pointer is over it', async () => {
    await forecasts(8);
    const one = await seller('seller', forecastTab);
    const before = await keysOf(one);
    await rowsOf(one).nth(2).hover();

    const [fresh] = await forecasts(2);
    await one.sees(one.t('ui.newRows', { count: 2 }));
    expect((await keysOf(one)).slice(0, 5)).toEqual(before.slice(0, 5));
    await one.page.getByText(one.t('ui.newRows', { count: 2 })).click();
    await one.sees(one.page.locator(`tr[data-row="${fresh}"]`));
  });

  it('tints the row that another person changed, where it stands', async () => {
    await shelvedItems(here.portal.url, 2);
    const one = await seller('seller', `${withQuery(businessPaths.inventory, {})}/available`);
    const [, oneId] = await keysOf(one);
    const calls = await callsOf(here.portal.url, 'seller');
    const tinted = one.page.locator(`tr[data-row="${oneId}"][class*="changed"]`);
    await Promise.all([tinted.waitFor(), calls.send(saveItemEndpoint, { id: oneId!, costPrice: 12_345, supply: null })]);
    expect((await keysOf(one))[1]).toBe(oneId);
    await one.sees(one.page.locator(`tr[data-row="${oneId}"]`).getByText('$123.45'));
  });
});

describe('A list is walked without a mouse', () => {
  it('opens a row, walks on in its drawer, and goes on from there', async () => {
    const one = await seller('seller');
    const keys = await keysOf(one);
    for (const key of ['j', 'j', 'Enter']) await one.page.keyboard.press(key);
    await one.sees(drawerOf(one, keys[1]!));
    await one.page.keyboard.press('j');
    await one.sees(drawerOf(one, keys[2]!));
    await one.page.keyboard.press('k');
    await one.sees(drawerOf(one, keys[1]!));
    await one.page.keyboard.press('Escape');
    await one.seesNo(drawerOf(one, keys[1]!));
    expect(await focused(one)).toBe(keys[1]);
    await one.page.keyboard.press('j');
    expect(await focused(one)).toBe(keys[2]);
  });

  it('selects a range with Shift', async () => {
    const one = await seller('seller');
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await one.page.keyboard.press(key);
    await one.sees(one.t('ui.selected', { count: 3 }));
    await one.page.keyboard.press('Escape');
    await one.seesNo(one.page.getByText(one.t('ui.selected', { count: 3 })));
  });

  it('acts on the selection beside the open item', async () => {
    const one = await seller('seller');
    const { page, t } = one;
    const keys = await keysOf(one);
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await rowsOf(one).nth(2).getByText(formatOneId(keys[2]!)).click();
    await one.sees(drawerOf(one, keys[2]!));
    const bar = page.getByRole('toolbar', { name: t('ui.selected', { count: 2 }) });
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const button of await bar.getByRole('button').and(page.locator(':enabled')).all()) await button.click({ trial: true });
    }
    await bar.getByRole('button', { name: t('ui.clearSelection') }).click();
    await one.seesNo(bar);
    await one.sees(drawerOf(one, keys[2]!));
  });

  it('draws few of 5,000 rows, and keeps the focus and its place among them', async () => {
    await forecasts(5000);
    const one = await seller('seller', forecastTab);
    const { totalCount } = await (await callsOf(here.portal.url, 'seller')).read(listInventory, { view: 'forecast' });
    expect(totalCount).toBeGreaterThanOrEqual(5000);
    await one.page.keyboard.press('j');
    const first = await focused(one);
    await scrollsThrough(one, totalCount);
    expect(await rowsOf(one).count()).toBeLessThan(120);
    expect(await focused(one)).toBe(first);

    const place = await scrolledTo(one);
    await forecasts(2);
    await one.sees(one.t('ui.newRows', { count: 2 }));
    expect(await scrolledTo(one)).toBe(place);
    expect(await focused(one)).toBe(first);
    await one.page.keyboard.press('j');
    expect(await focused(one)).not.toBe(first);
  });
});

/** With all of its width, inside the strip of tabs. */
const isInSight = (tab: Element): boolean => {
  const [strip, own] = [tab.closest('[role=group]')!.getBoundingClientRect(), tab.getBoundingClientRect()];
  return own.left >= strip.left && own.right <= strip.right;
};

/** Down to the end as it is known, until so many rows are loaded. */
const scrollsThrough = async (someone: Person, wanted: number): Promise<void> => {
  const list = listOf(someone);
  for (;;) {
    const loaded = await list.evaluate((area) => {
      area.scrollTop = area.scrollHeight;
      return Math.floor(area.scrollHeight / 32);
    });
    if (loaded >= wanted) return;
    await someone.page.waitForFunction(([area, before]) => Math.floor((area as HTMLElement).scrollHeight / 32) > (before as number) + 4, [
      await list.elementHandle(),
      loaded,
    ] as const);
  }
};
