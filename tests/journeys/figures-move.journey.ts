import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { labelPdf, newTrackingNumber, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';

const here = journey();

const figureOf = ({ page }: Person, label: string) => page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('link');
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

describe('Three pairs are received', () => {
  it('and the figures move on the open page, whose number opens exactly those rows', async () => {
    const grace = await here.arrives('administrator');
    await grace.signsIn('admin');
    await grace.isLedTo(adminPaths.bi);
    const today = await grace.page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await grace.goesTo(withQuery(adminPaths.bi, { from: today, to: today, wareId: warehouseId }));
    const inbound = figureOf(grace, grace.t('bi.inbound'));
    const stock = figureOf(grace, grace.t('bi.stockNow'));
    await expect.poll(() => inbound.getAttribute('href')).toContain(`inBeginTime=${today}`);
    const [received, stored] = [numberIn(await inbound.innerText()), numberIn(await stock.innerText())];

    const fresh = await shelvedItems(here.portal.url, 3);

    await expect.poll(async () => numberIn(await inbound.innerText())).toBe(received + 3);
    await expect.poll(async () => numberIn(await stock.innerText())).toBe(stored + 3);
    await grace.sees(grace.page.getByRole('list', { name: grace.t('bi.now') }));
    expect(await grace.hasStayed()).toBe(true);

    await inbound.click();
    const { totalCount } = await (
      await callsOf(here.portal.url, 'admin')
    ).read(listInventory, { view: 'everything', wareId: warehouseId, inBeginTime: today, inEndTime: today });
    expect(totalCount).toBe(received + 3);
    for (const { oneId } of fresh) await grace.sees(grace.page.getByRole('row').filter({ hasText: formatOneId(oneId) }));
    await grace.sees(grace.t('inventory.count', { count: totalCount }));
  });
});

describe('An administrator takes the figures along (R2.82)', () => {
  it('by day, warehouse, shop and platform, as the page shows them', async () => {
    const grace = await here.arrives('reader of figures');
    await grace.signsIn('admin');
    const today = await grace.page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    const range = { from: addDays(today, -2), to: today };
    await grace.goesTo(withQuery(adminPaths.bi, range));
    await grace.sees(grace.t('bi.comparedWith', { from: addDays(today, -5), to: addDays(today, -3) }));
    const [download] = await Promise.all([grace.page.waitForEvent('download'), grace.presses(grace.t('bi.export'))]);
    expect(download.suggestedFilename()).toBe(`${grace.t('bi.exportName', range)}.csv`);
    const tables = (await readFile(await download.path(), 'utf8')).split('\r\n\r\n');
    const heads = tables.map((table) => table.replace('\uFEFF', '').split(',')[0]);
    expect(heads).toEqual([grace.t('bi.day'), grace.t('bi.byWarehouse'), grace.t('bi.byShop'), grace.t('bi.byPlatform')]);
    const [, ...days] = tables[0]!.split('\r\n');
    expect(days.map((line) => line.split(',')[0])).toEqual([addDays(today, -2), addDays(today, -1), today]);

    await grace.goesTo(withQuery(adminPaths.bi, { from: addDays(today, -29), to: today }));
    const sales = figureOf(grace, grace.t('bi.sales')).first();
    const exact = await sales.locator('span[title]').getAttribute('title');
    await sales.click();
    await grace.sees(grace.page.locator('tfoot').getByText(exact!, { exact: true }));
    await grace.sees(grace.page.getByRole('columnheader', { name: grace.t('inventory.profit'), exact: true }));
  });
});

describe('An administrator compares with the days before, for one seller', () => {
  it('in both charts and their tables; the shelves say that they are of all sellers', async () => {
    const grace = await here.arrives('administrator who compares');
    const { page, t } = grace;
    await grace.signsIn('admin');
    await grace.goesTo(withQuery(adminPaths.bi, { days: 7 }));
    const movement = page.getByRole('region', { name: t('bi.movement'), exact: true });
    const money = page.getByRole('region', { name: t('bi.money'), exact: true });
    const shelves = page.getByRole('region', { name: t('bi.occupancy') });
    await grace.sees(movement);
    await grace.seesNo(movement.getByText(t('bi.inboundBefore')));
    await grace.seesNo(shelves.getByText(t('bi.ofAllShops')));

    await grace.goesTo(withQuery(adminPaths.bi, { days: 7, shopId: 7, compare: 1, table: 'movement,money' }));
    for (const title of [t('bi.inboundBefore'), t('bi.outboundBefore')]) await grace.sees(movement.getByRole('columnheader', { name: title }));
    await grace.sees(money.getByRole('columnheader', { name: t('bi.salesBefore') }));
    await grace.sees(shelves.getByText(t('bi.ofAllShops')));
  });
});

describe('An administrator reads the figures on a phone', () => {
  it('and a curve is drawn once it is scrolled to, so that the figures need not wait for it', async () => {
    const grace = await here.arrives('administrator with a phone');
    await grace.page.setViewportSize({ width: 412, height: 640 });
    await grace.signsIn('admin');
    const money = grace.page.getByRole('region', { name: grace.t('bi.money') });
    await grace.sees(money);
    const curve = money.getByRole('application');
    expect(await curve.count()).toBe(0);
    await money.scrollIntoViewIfNeeded();
    await grace.sees(curve);
  });
});

describe('A seller applies to ship', () => {
  it('and the number of orders in review moves on a colleague’s workplace, and opens them', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const katie = await here.arrives('seller');
    await katie.signsIn('seller');
    await katie.isLedTo(businessPaths.workplace);
    const reviewing = katie.page.getByRole('link', { name: new RegExp(katie.t('workplace.counts.reviewing')) });
    await reviewing.waitFor();
    const before = numberIn(await reviewing.getByRole('strong').innerText());

    const calls = await callsOf(here.portal.url, 'seller');
    const label = { url: await calls.upload('label.pdf', labelPdf), logNo: newTrackingNumber(), carrier: 'UPS' };
    const { oddNo } = await calls.send(applyShipWithLabelEndpoint, { oneIds: [item!.oneId], label });

    await expect.poll(async () => numberIn(await reviewing.getByRole('strong').innerText())).toBe(before + 1);
    expect(await katie.hasStayed()).toBe(true);
    await reviewing.click();
    await katie.isLedTo(withQuery(businessPaths.shipWithLabel, { type: 'reviewing' }));
    await katie.sees(katie.page.getByRole('row').filter({ hasText: oddNo }));
    const { totalCount } = await calls.read(listOrders, { state: 'reviewing', type: '3,4,14' } as never);
    expect(totalCount).toBe(before + 1);
  });
});
