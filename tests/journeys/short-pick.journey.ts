import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { pickItemEndpoint, getPickList } from '#contracts/outbound/picking.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, picture, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  return noah;
};

describe('An item is not on its shelf', () => {
  it('so a twin takes its place, and what was picked by mistake is put back', async () => {
    const [ordered, twin] = await shelvedItems(here.portal.url, 2);
    const oddNo = await approvedOrder(here.portal.url, [ordered!.oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const list = async () => calls.read(getPickList, { oddNo });
    const noah = await arrives();
    const { t, page } = noah;
    await noah.opensPicking();

    // Part of a number opens nothing by itself.
    await noah.scans(t('picking.scanStart'), shortOddNo(oddNo));
    await noah.sees(t('orderScan.which'));
    await noah.seesAllInReach();
    await page.getByRole('button', { name: oddNo }).click();

    await noah.scans(t('picking.scanShelf', { shelf: ordered!.shelf }), ordered!.shelf);
    await noah.seesAllInReach();

    // What is damaged is shown, and as long as nothing came of it there is a way back.
    await noah.presses(t('picking.shortPick'));
    await page.keyboard.press('3');
    const finder = page.getByRole('region', { name: t('picking.damageTitle') });
    const photo = { name: 'dent.png', mimeType: 'image/png', buffer: await picture('#a33') };
    await finder.getByLabel(t('floor.choosePhoto')).setInputFiles(photo);
    await noah.seesAllInReach();
    await noah.presses(t('picking.damageNext'));
    await noah.sees(t('picking.twinTitle'));
    await page.keyboard.press('0');
    const order = async () => calls.read(getOrder, { oddNo });
    await expect.poll(async () => (await order()).state).toBe('exception');
    await noah.sees(t('picking.shortLeft', { count: 1 }));
    await noah.takesBack();
    await expect.poll(async () => (await order()).state).toBe('pendingOutbound');
    const { history } = await order();
    expect(history.map(({ name, photos }) => [name, photos?.length]).slice(0, 4)).toEqual([
      ['OrderResumed', 0],
      ['OrderShortUndone', 0],
      ['OrderException', 0],
      ['OrderItemShort', 1],
    ]);

    await noah.presses(t('picking.shortPick'));
    await page.keyboard.press('1');
    await noah.sees(t('picking.twinTitle'));
    await noah.seesAllInReach();
    await page.getByRole('button', { name: formatOneId(twin!.oneId) }).click();
    await expect.poll(async () => (await list()).items.map(({ oneId, progress }) => `${oneId} ${progress}`)).toContain(`${twin!.oneId} waiting`);

    if (twin!.shelf !== ordered!.shelf) await noah.scans(t('picking.scanShelf', { shelf: twin!.shelf }), twin!.shelf);
    await noah.scans(t('picking.scanItem'), twin!.oneId);
    await expect.poll(async () => (await list()).picked).toBe(1);
    await noah.sees(t('picking.allPicked'));
    await noah.seesAllInReach();
    await noah.takesBack();
    await expect.poll(async () => (await list()).picked).toBe(0);
    await noah.seesAllInReach();
  });
});

describe('A scan is refused while an order is packed', () => {
  it('when the item is of no order, and when the label is of another parcel', async () => {
    const [ordered, other] = await shelvedItems(here.portal.url, 2);
    const oddNo = await approvedOrder(here.portal.url, [ordered!.oneId]);
    const noah = await arrives();
    const { t, page } = noah;
    await noah.opensPacking();
    await noah.scans(t('packing.scanOrder'), 'NO-SUCH-ORDER');
    await noah.seesWrong(t('orderScan.notFound'), 'NO-SUCH-ORDER');
    await noah.goesOn();
    await noah.scans(t('packing.scanOrder'), oddNo);
    await noah.sees(t('packing.notPicked'));
    await noah.seesAllInReach();
    await noah.presses(t('packing.toPicking'));
    await noah.picks(ordered!.oneId, ordered!.shelf);
    await noah.presses(t('picking.pack', { oddNo }));

    await noah.scans(t('packing.scanItem'), other!.oneId);
    await noah.seesWrong(t('packing.wrong.notOfOrder'), other!.oneId, t('packing.expected', { oddNo }));
    await noah.goesOn();
    await noah.scans(t('packing.scanItem'), ordered!.oneId);
    await noah.seesProgress(1, 1);
    await noah.takesBack();
    await noah.seesProgress(0, 1);
    await noah.scans(t('packing.scanItem'), ordered!.oneId);
    await noah.seesAllInReach();
    const weight = page.getByLabel(t('packing.weight'));
    const pack = page.getByRole('button', { name: t('packing.pack', { count: 1 }) });
    const ringOf = (field: Locator) => field.evaluate((input) => getComputedStyle(input.closest('label') ?? input).boxShadow);
    await weight.fill('2000');
    expect(await ringOf(page.getByRole('textbox', { name: t('packing.scanItem'), exact: true }))).toBe('none');
    await weight.blur();
    await noah.sees(t('ui.atMost', { max: '1000 kg' }));
    expect([await weight.inputValue(), await pack.isDisabled()]).toEqual(['2000', true]);
    await weight.fill('1.2');
    await weight.press('Enter');

    // The print dialog gives the focus back: what is scanned next is heard.
    await noah.presses(t('packing.print'));
    await page.locator('iframe').waitFor({ state: 'attached' });
    await noah.scans(t('packing.scanLabel'), '1Z000WRONG0000000');
    await noah.sees(page.getByRole('alert').getByRole('heading', { name: t('packing.wrong.label') }));
    await noah.seesAllInReach();
    await noah.goesOn();
    await noah.sees(page.getByRole('button', { name: t('packing.ship', { count: 1 }) }));

    // The next order is no label: it is opened, and this one waits.
    const next = await approvedOrder(here.portal.url, [other!.oneId]);
    await noah.scans(t('packing.scanLabel'), next);
    await noah.sees(t('packing.notPicked'));
  });
});

describe('An order goes out in two parcels', () => {
  it('the second is opened by hand, and what is scanned next lies in it', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oneIds = items.map(({ oneId }) => oneId);
    const oddNo = await approvedOrder(here.portal.url, oneIds);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const tote = `T-${shortOddNo(oddNo)}`;
    for (const { oneId, shelf } of items) await calls.send(pickItemEndpoint, { oddNo, oneId, shelf, tote });
    const noah = await arrives();
    const { t, page } = noah;
    await noah.opensPacking();
    // What is known as something else is named, and the tote finds its order.
    await noah.scans(t('packing.scanOrder'), items[0]!.shelf);
    await noah.seesWrong(t('inbound.known.shelf'), items[0]!.shelf);
    await noah.goesOn();
    await noah.scans(t('packing.scanOrder'), tote);
    await noah.sees(page.getByText(t('picking.tote', { tote })));
    await noah.scans(t('packing.scanItem'), oneIds[0]!);
    await noah.presses(t('packing.another'));
    await noah.sees(t('packing.parcelEmpty'));
    await noah.seesAllInReach();
    await noah.scans(t('packing.scanItem'), oneIds[1]!);
    await noah.sees(t('packing.parcel', { parcel: 2, count: 1 }));
    for (const at of [0, 1]) await page.getByLabel(t('packing.weight')).nth(at).fill('1.2');
    await noah.presses(t('packing.pack', { count: 2 }));
    await noah.sees(page.getByRole('button', { name: t('packing.ship', { count: 2 }) }));
    const { parcels } = await calls.read(getOrder, { oddNo });
    expect(parcels.map((parcel) => parcel.oneIds)).toEqual([[oneIds[0]], [oneIds[1]]]);

    await noah.presses(t('packing.ship', { count: 2 }));
    await noah.sees(t('packing.shipped'));
    await noah.opensPicking();
    await noah.scans(t('picking.scanStart'), oddNo);
    await noah.seesWrong(t('orderScan.shipped'), oddNo);
  });
});
