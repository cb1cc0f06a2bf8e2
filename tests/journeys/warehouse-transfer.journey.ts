import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { applyWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { closeTransferEndpoint, receiveTransferEndpoint } from '#contracts/transfers/transfer-endpoints.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems, type ShelvedItem } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { pressesInBar } from './people/bulk-bar.ts';
import { seller } from './people/seller.ts';
import { staff } from './people/staff.ts';

const here = journey();
const [from, to] = ['LAX-2', 'EWR-1'];
const list = (view: string): string => warehousePaths.transfers.replace('/:type?/:pageNo?', `/${view}`);

/** Approved, picked, packed into one parcel each for the first and the rest, and handed over. */
const sends = async (oddNo: string, items: readonly ShelvedItem[]): Promise<void> => {
  const floor = await callsOf(here.portal.url, 'warehouse', { warehouseId: from });
  for (const { oneId, shelf } of items) await floor.send(pickItemEndpoint, { oddNo, oneId, shelf, tote: 'T-1' });
  const [first, ...rest] = items.map(({ oneId }) => oneId);
  const parcels = [[first!], rest].filter((oneIds) => oneIds.length > 0).map((oneIds) => ({ oneIds, weightGrams: 1_400 }));
  await floor.send(packOrderEndpoint, { oddNo, parcels });
  await floor.send(shipOrderEndpoint, { oddNo, logNo: `TR${oddNo.slice(2)}`, carrier: 'Own truck' });
};

const sent = async (quantity: number) => {
  const items = await shelvedItems(here.portal.url, quantity, from);
  const oneIds = items.map(({ oneId }) => oneId);
  const owner = await callsOf(here.portal.url, 'seller');
  const { oddNo } = await owner.send(applyWarehouseTransferEndpoint, { oneIds, toWarehouseId: to });
  await (await callsOf(here.portal.url, 'admin')).send(approveRequestEndpoint, { oddNo });
  await sends(oddNo, items);
  return { oddNo, oneIds: oneIds as [string, ...string[]] };
};

describe('Items move to another warehouse of the house', () => {
  it('as their seller asks for, through the floors of both', async () => {
    const items = await shelvedItems(here.portal.url, 3, from);
    const oneIds = items.map(({ oneId }) => oneId);
    const katie = seller(await here.arrives('seller'));
    const grace = administrator(await here.arrives('administrator'));
    await Promise.all([katie.signsIn('seller'), grace.signsIn('admin')]);
    const { page, t } = katie;

    await katie.opensInventory();
    for (const oneId of oneIds)
      await page
        .getByRole('row')
        .filter({ hasText: formatOneId(oneId) })
        .getByRole('checkbox')
        .check();
    await pressesInBar(katie, t('inventory.bulk.moveWarehouse', { count: 3 }));
    // Where they lie is no destination; without one nothing is sent.
    const submit = page.getByRole('button', { name: t('orders.apply.submit', { count: 3 }) });
    await submit.click();
    await katie.sees(page.getByRole('alert').getByText(t('orders.apply.missingDestination')));
    await page.getByLabel(t('orders.apply.destination'), { exact: true }).click();
    expect(await page.locator('.ant-select-item-option').allInnerTexts()).not.toContain('LAX-2 Ontario');
    await page.locator('.ant-select-item-option').filter({ hasText: to }).click();
    await submit.click();
    const toast = page.getByText(new RegExp(t('orders.apply.applied', { oddNo: '(OC\\d+)' })));
    const oddNo = /(OC\d+)/.exec(await toast.innerText())![1]!;
    await katie.sees(page.getByRole('heading', { name: oddNo }));
    await katie.seesOrderStatus(oddNo, 'To be reviewed');

    await grace.goesTo(withoutParameters(adminPaths.reviewWarehouseTransfer));
    await grace.seesToReview(oddNo);
    await grace.opensReview(oddNo);
    await grace.sees('EWR-1 Newark');
    await grace.approves(oddNo, 3);
    await katie.seesOrderStatus(oddNo, 'To be sent');

    const lena = staff(await here.arrives('sender'));
    await lena.signsIn('warehouse');
    await lena.page.getByRole('button', { name: new RegExp(`^${t('shell.chooseWarehouse')}`) }).click();
    await lena.page.getByRole('menuitem', { name: /^LAX-2/ }).click();
    await lena.sees(lena.page.getByRole('main').getByText('LAX-2 Ontario, CA', { exact: true }));
    await lena.goesTo(list('toSend'));
    const toSend = lena.page.locator(`tr[data-row="${oddNo}"]:visible`);
    await lena.sees(toSend);
    await sends(oddNo, items);
    // Gone from there by itself.
    await lena.seesNo(lena.page.locator(`tr[data-row="${oddNo}"]:not([data-gone="true"])`));
    await katie.seesOrderStatus(oddNo, 'In transit');

    const noah = staff(await here.arrives('receiver'));
    await noah.signsIn('warehouse', list('toReceive'));
    await noah.page.locator(`tr[data-row="${oddNo}"]:visible`).click();
    await noah.isLedTo(warehousePaths.receiveTransfer);
    await noah.takesHandheld();
    await noah.sees(noah.page.getByRole('main').getByRole('textbox', { name: t('transfers.scanUnit'), exact: true }));
    await noah.seesAllInReach();
    await noah.scans(t('transfers.scanUnit'), oneIds[0]!);
    await noah.seesProgress(1, 3);
    await noah.scans(t('transfers.scanUnit'), `${oddNo}-2`);
    await noah.seesProgress(3, 3);
    await noah.sees(t('transfers.done', { count: 3 }));
    await noah.presses(t('transfers.shelve'));
    await noah.isLedTo(warehousePaths.shelving);
    await noah.shelvesAsSuggested();

    await katie.seesOrderStatus(oddNo, 'Completed');
    const calls = await callsOf(here.portal.url, 'seller');
    const moved = await Promise.all(oneIds.map((oneId) => calls.read(getItem, { oneId })));
    expect(moved.map(({ inProdInfo }) => inProdInfo.wareName)).toEqual(Array.from({ length: 3 }, () => 'EWR-1 Newark'));
    await katie.goesTo(withoutParameters(businessPaths.warehouseTransfers));
    await katie.seesListed(oddNo, 'EWR-1 Newark');
  });

  it('each once; what is not there is sought, and what is not of it is refused', async () => {
    const { oddNo, oneIds } = await sent(2);
    const [stranger] = await shelvedItems(here.portal.url, 1);
    const noah = staff(await here.arrives('receiver'));
    const { t, page } = noah;
    await noah.signsIn('warehouse', warehousePaths.receiveTransfer);
    await noah.takesHandheld();
    await noah.scans(t('transfers.scanTransfer'), 'NO-SUCH-PARCEL');
    await noah.seesWrong(t('transfers.unknown'), 'NO-SUCH-PARCEL', t('transfers.expected'));
    await noah.scans(t('transfers.scanTransfer'), `TR${oddNo.slice(2)}`);
    await noah.isLedTo(withQuery(warehousePaths.receiveTransfer, { oddNo }));

    await noah.scans(t('transfers.scanUnit'), stranger!.oneId);
    await noah.seesRefused(t('transfers.foreign', { oddNo }), formatOneId(stranger!.oneId), oneIds.map(formatOneId).join(', '));
    await noah.goesOn();
    await noah.scans(t('transfers.scanUnit'), oneIds[0]);
    await noah.seesProgress(1, 2);
    await noah.scans(t('transfers.scanUnit'), oneIds[0]);
    await noah.seesRefused(t('transfers.already'), formatOneId(oneIds[0]), formatOneId(oneIds[1]!));
    await noah.goesOn();

    await noah.presses(t('transfers.close', { count: 1 }));
    const question = page.getByRole('dialog', { name: t('transfers.closeTitle', { count: 1 }) });
    await question.getByRole('textbox').fill('The parcel arrived open');
    await question.getByRole('button', { name: t('transfers.close', { count: 1 }) }).click();
    await noah.sees(t('transfers.reported', { count: 1 }));
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId: to });
    await expect.poll(async () => (await calls.read(getItem, { oneId: oneIds[1]! })).state).toBe('missing.sought');
    await noah.scans(t('transfers.scanUnit'), oneIds[1]!);
    await noah.seesWrong(t('transfers.lostBefore'), formatOneId(oneIds[1]!));
  });

  it('and what did not arrive is taken in where it was sent from, should it lie there still', async () => {
    const { oddNo, oneIds } = await sent(2);
    const there = await callsOf(here.portal.url, 'warehouse', { warehouseId: to });
    await there.send(receiveTransferEndpoint, { oddNo, warehouseId: to, oneIds: [oneIds[0]] });
    await there.send(closeTransferEndpoint, { oddNo, reason: 'The parcel was empty' });

    const lena = staff(await here.arrives('sender'));
    const { t, page } = lena;
    await lena.signsIn('warehouse');
    await page.getByRole('button', { name: new RegExp(`^${t('shell.chooseWarehouse')}`) }).click();
    await page.getByRole('menuitem', { name: /^LAX-2/ }).click();
    await lena.sees(page.getByRole('main').getByText('LAX-2 Ontario, CA', { exact: true }));
    await lena.goesTo(warehousePaths.receiveTransfer);
    await lena.takesHandheld();
    await lena.scans(t('transfers.scanTransfer'), oneIds[1]!);
    await lena.isLedTo(withQuery(warehousePaths.receiveTransfer, { oddNo }));
    await lena.scans(t('transfers.scanUnit'), oneIds[1]!);
    await lena.seesProgress(2, 2);
    const calls = await callsOf(here.portal.url, 'seller');
    await expect.poll(async () => (await calls.read(getItem, { oneId: oneIds[1]! })).state).toBe('inspected');
    expect((await calls.read(getItem, { oneId: oneIds[1]! })).inProdInfo.wareName).toBe('LAX-2 Ontario');
    await lena.presses(t('transfers.shelve'));
    await lena.isLedTo(warehousePaths.shelving);

    // Whoever awaited it is told where it lies.
    await expect(there.send(receiveTransferEndpoint, { oddNo, warehouseId: to, oneIds: [oneIds[1]!] })).rejects.toThrow('FoundAtSender');
    const noah = staff(await here.arrives('receiver'));
    await noah.signsIn('warehouse');
    await noah.goesTo(withQuery(warehousePaths.receiveTransfer, { oddNo }));
    await noah.scans(noah.t('transfers.scanUnit'), oneIds[1]!);
    await noah.seesWrong(noah.t('transfers.foundAtSender', { warehouse: 'LAX-2 Ontario' }), formatOneId(oneIds[1]!));
  });

  it('and without a network what is scanned is kept, and sent once', async () => {
    const { oddNo, oneIds } = await sent(3);
    const noah = staff(await here.arrives('receiver'));
    const { t, page } = noah;
    await noah.signsIn('warehouse', withQuery(warehousePaths.receiveTransfer, { oddNo }));
    await noah.sees(page.getByText(formatOneId(oneIds[0])).first());
    await page.context().setOffline(true);
    await noah.scans(t('transfers.scanUnit'), oneIds[0]);
    await noah.scans(t('transfers.scanUnit'), `${oddNo}-2`);
    await noah.seesProgress(3, 3);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId: from });
    expect((await calls.read(getItem, { oneId: oneIds[0] })).state).toBe('outbounding.inTransit');
    await page.context().setOffline(false);
    const there = await callsOf(here.portal.url, 'seller');
    await expect
      .poll(async () => Promise.all(oneIds.map(async (oneId) => (await there.read(getItem, { oneId })).state)))
      .toEqual(oneIds.map(() => 'inspected'));
    const { eventList } = await there.read(getItem, { oneId: oneIds[0] });
    expect(eventList.filter(({ name }) => name === 'ItemArrived')).toHaveLength(1);
  });
});
