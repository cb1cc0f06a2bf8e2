import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { getShiftPlan, setShiftPlan } from '#contracts/floor/shift-plan.ts';
import { floorRejections } from '#contracts/floor/floor-rejections.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, product, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { floorLead } from './people/floor-lead.ts';

const here = journey();

const lead = async () => {
  const nadia = floorLead(await here.arrives('lead'));
  await nadia.signsIn('warehouse');
  return nadia;
};

describe('The floor board on the wall', () => {
  it('follows by itself: a parcel that arrives, and each item that is received of it', async () => {
    const nadia = await lead();
    await nadia.page.setViewportSize({ width: 1920, height: 1080 });
    await nadia.opensWall();
    const seller = await callsOf(here.portal.url, 'seller');
    const staff = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const logNo = newTrackingNumber();
    const lines = [{ ...product, quantity: 2 }];
    const { preId, lines: expected } = await seller.send(createForecastEndpoint, { warehouseId, logNo, shippingType: 'express', lines, remark: '' });
    await staff.send(arrivePackageEndpoint, { id: preId });
    await nadia.seesCard('receive', logNo.slice(-8));
    await staff.send(receiveItemEndpoint, { id: preId, oneId: expected[0]!.oneIds[0]! });
    await nadia.seesCard('receive', '1/2');
    await nadia.seesCard('inspect', logNo.slice(-8));
    const overflows = await nadia.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(overflows).toBe(false);
    await nadia.page.keyboard.press('Escape');
    await nadia.seesCard('receive', logNo.slice(-8));
  });
});

describe('A supervisor', () => {
  it('sees who does what now, and a report that adds up to what was scanned', async () => {
    const nadia = await lead();
    const { page, t } = nadia;
    await nadia.opensReport();
    await nadia.figure('shelve').first().waitFor();
    const before = { receive: await nadia.reads('receive'), inspect: await nadia.reads('inspect'), shelve: await nadia.reads('shelve') };
    await shelvedItems(here.portal.url, 2);
    for (const [station, items] of Object.entries(before) as [keyof typeof before, number][])
      await expect.poll(() => nadia.reads(station)).toBe(items + 2);

    const [download] = await Promise.all([page.waitForEvent('download'), nadia.presses('CSV')]);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${t('floorBoard.stations.shelve')},${t('ui.all')},${before.shelve + 2},`)));

    await nadia.opensTeam();
    const row = page.locator('tr[data-row]').filter({ visible: true }).first();
    await nadia.sees(row.getByText(t('floorBoard.stations.shelve')).first());
  });
});

describe('An administrator', () => {
  it('sets a target, and the board shows it at once; shifts that overlap are refused', async () => {
    const nadia = await lead();
    await nadia.opensFloor();
    const grace = await here.arrives('grace');
    const { page, t, words } = grace;
    await grace.signsIn('super', withQuery(adminPaths.warehouseSettings, { wareId: warehouseId }));
    await grace.presses(t('warehouseSettings.plan.edit'));
    const panel = page.getByRole('dialog');
    const targets = panel.getByRole('group', { name: t('warehouseSettings.plan.targets') });
    await targets.getByLabel(t('warehouseSettings.plan.stations.inspect'), { exact: true }).fill('777');
    const end = panel.getByLabel(t('warehouseSettings.plan.to', { n: 1 }));
    await end.fill('15:30');
    await panel.getByRole('button', { name: t('app.save') }).click();
    await grace.sees(panel.getByText(words(floorRejections.ShiftsOverlap, { to: '15:30' })));
    await end.fill('14:00');
    await panel.getByRole('button', { name: t('app.save') }).click();
    await grace.seesNo(panel);
    await nadia.sees(nadia.page.getByText(nadia.t('floorBoard.ofTarget', { target: 777 })));
  });

  it('finds the plan as it was set, whoever set it', async () => {
    const admin = await callsOf(here.portal.url, 'super');
    const plan = await admin.read(getShiftPlan, { wareId: warehouseId });
    await admin.send(setShiftPlan, { ...plan, targets: { ...plan.targets, pack: 41 } });
    expect((await admin.read(getShiftPlan, { wareId: warehouseId })).targets.pack).toBe(41);
  });
});
