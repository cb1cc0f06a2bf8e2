import { describe, expect, it } from 'vitest';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { networkOf } from '../support/pages/network.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { warehouseId } from '../support/portal-goods.ts';
import { forecastParcel, inspectedParcel, receivedParcel } from '../support/portal-inbound.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { staff } from './people/staff.ts';

const here = journey();

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse', warehousePaths.receiving);
  await noah.takesHandheld();
  return { ...noah, network: networkOf(noah.page) };
};

const warehouse = () => callsOf(here.portal.url, 'warehouse', { warehouseId });

/** How often this happened to an item. */
const countOf = async (oneId: string, event: string): Promise<number> => {
  const { eventList } = await (await warehouse()).read(getItem, { oneId });
  return eventList.filter(({ name }) => name === event).length;
};

const newShelf = async (name: string): Promise<{ id: string; name: string }> =>
  (await warehouse()).send(createShelfEndpoint, { warehouseId, name, zone: 'Y', capacity: 50, level: 1 }).then(({ shelfId: id }) => ({ id, name }));

describe('The network goes while a parcel is received', () => {
  it('and each unit is counted once when it is back, with its damage', async () => {
    const parcel = await forecastParcel(here.portal.url, 3);
    const calls = await warehouse();
    const received = async () => (await calls.read(getPackage, { id: parcel.preId })).received;
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), parcel.logNo);
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[0]!);
    await expect.poll(received).toBe(1);

    await network.goes();
    await noah.sees(t('floorQueue.offline'));
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[1]!);
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[2]!);
    await noah.seesProgress(3, 3);
    await noah.sees(t('floorQueue.waiting', { count: 2 }));
    await noah.seesAllInReach();
    // The last one is taken back on the device, and scanned again.
    await noah.takesBack();
    await noah.seesProgress(2, 3);
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[2]!);
    await noah.presses(t('receiving.finish'));
    await noah.sees(t('receiving.waitForNetwork'));
    await noah.seesAllInReach();
    expect(await received()).toBe(1);

    await network.comesBack();
    await expect.poll(received).toBe(3);
    for (const oneId of parcel.oneIds) expect(await countOf(oneId, 'ItemReceived')).toBe(1);
    await noah.seesNo(page.getByText(t('floorQueue.waiting', { count: 2 })));
  });

  it('or only loses an answer, and the unit is received once; a reload in the middle goes on with the batch', async () => {
    const parcel = await forecastParcel(here.portal.url, 2);
    const calls = await warehouse();
    const received = async () => (await calls.read(getPackage, { id: parcel.preId })).received;
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.opensReceiving();
    await noah.scans(t('receiving.scanStart'), parcel.logNo);
    const { keys } = await network.losesAnswerOf(receiveItemEndpoint);
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[0]!);
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(received).toBe(1);
    expect(await countOf(parcel.oneIds[0]!, 'ItemReceived')).toBe(1);
    await network.mends(receiveItemEndpoint);

    await network.cuts(receiveItemEndpoint);
    await noah.scans(t('receiving.scanUnit'), parcel.oneIds[1]!);
    await noah.sees(t('floorQueue.waiting', { count: 1 }));
    // Without the number in the address, the device knows which batch is open.
    await noah.goesTo('/Warehouse/CodeWarehousing/Receiving');
    await page.reload();
    await noah.sees(t('floorQueue.waiting', { count: 1 }));
    await noah.seesProgress(2, 2);
    expect(await received()).toBe(1);
    await network.mends(receiveItemEndpoint);
    await expect.poll(received).toBe(2);
    expect(await countOf(parcel.oneIds[1]!, 'ItemReceived')).toBe(1);
  });
});

describe('The network goes while a parcel is inspected', () => {
  it('and results and photos reach the server once when it is back', async () => {
    const parcel = await receivedParcel(here.portal.url, 2);
    const [first, second] = parcel.oneIds;
    const calls = await warehouse();
    const stateOf = async (oneId: string) => (await calls.read(getItem, { oneId })).state;
    const noah = await arrives();
    const { t, network } = noah;
    await noah.opensInspection();
    await noah.scans(t('inspection.scanStart'), parcel.preId);
    await noah.seesProgress(0, 2);

    await network.goes();
    await noah.inspects(first!, 'qualified');
    await noah.scans(t('shelving.scanShelf'), second!);
    await noah.recordsResult('boxBadlyDamaged');
    await noah.sees(t('floorQueue.waiting', { count: 2 }));
    await noah.seesAllInReach();
    expect([await stateOf(first!), await stateOf(second!)]).toEqual(['received', 'received']);

    await network.comesBack();
    await expect.poll(() => stateOf(first!)).toBe('inspected');
    await expect.poll(() => stateOf(second!)).toBe('inspected');
    for (const oneId of parcel.oneIds) expect(await countOf(oneId, 'ItemInspected')).toBe(1);
    const { eventList } = await calls.read(getItem, { oneId: second! });
    expect(eventList.find(({ name }) => name === 'ItemInspected')!.imgList.length).toBeGreaterThan(0);
  });

  it('or only loses an answer, and there is one result', async () => {
    const [oneId] = (await receivedParcel(here.portal.url, 1)).oneIds;
    const noah = await arrives();
    const { t, network } = noah;
    await noah.opensInspection();
    const { keys } = await network.losesAnswerOf(inspectItemEndpoint);
    await noah.scans(t('inspection.scanStart'), oneId!);
    await noah.recordsResult('qualified');
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => countOf(oneId!, 'ItemInspected')).toBe(1);
  });
});

describe('The network goes while items are shelved', () => {
  it('and each is laid on its shelf once; what was refused afterwards is told and settled', async () => {
    const shelf = await newShelf('Y-01-1');
    const other = await newShelf('Y-02-1');
    const parcel = await inspectedParcel(here.portal.url, 3);
    const [first, second, taken] = parcel.oneIds;
    const calls = await warehouse();
    const shelfOf = async (oneId: string) => (await calls.read(getItem, { oneId })).inProdInfo.shelvesName;
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.opensShelving();
    await noah.scans(t('shelving.scanStart'), parcel.preId);
    await noah.seesProgress(0, 3);

    await network.goes();
    for (const oneId of [first!, second!, taken!]) {
      await noah.scans(t('shelving.scanNext'), oneId);
      await noah.scans(t('shelving.scanShelf'), shelf.name);
    }
    await noah.seesProgress(3, 3);
    await noah.sees(t('floorQueue.waiting', { count: 3 }));
    // Meanwhile a colleague with a connection lays one of them elsewhere.
    await calls.send(shelveItemEndpoint, { oneId: taken!, shelfId: other.id });
    await page.getByRole('button', { name: t('floorQueue.waiting', { count: 3 }) }).click();
    const list = page.getByRole('dialog', { name: t('floorQueue.title') });
    await noah.sees(list.getByText(formatOneId(second!)));
    await noah.seesAllInReach();
    await page.keyboard.press('Escape');
    await noah.seesNo(list);

    await network.comesBack();
    await expect.poll(() => shelfOf(first!)).toBe(shelf.name);
    await expect.poll(() => shelfOf(second!)).toBe(shelf.name);
    await noah.seesWrong(t('shelving.refused'), formatOneId(taken!));
    await noah.goesOn();
    await page.getByRole('button', { name: t('floorQueue.refused', { count: 1 }) }).click();
    await noah.sees(list.getByText(formatOneId(taken!)));
    await noah.seesAllInReach();
    await list.getByRole('button', { name: t('floorQueue.settle') }).click();
    await noah.sees(list.getByText(t('floorQueue.allSent')));
    expect(await shelfOf(taken!)).toBe(other.name);
    for (const oneId of parcel.oneIds) expect(await countOf(oneId, 'ItemShelved')).toBe(1);
  });

  it('or only loses an answer, and the item is shelved once; signing out warns of what waits', async () => {
    const shelf = await newShelf('Y-03-1');
    const parcel = await inspectedParcel(here.portal.url, 2);
    const [first, second] = parcel.oneIds;
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.opensShelving();
    const { keys } = await network.losesAnswerOf(shelveItemEndpoint);
    await noah.scans(t('shelving.scanStart'), first!);
    await noah.scans(t('shelving.scanShelf'), shelf.name);
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => countOf(first!, 'ItemShelved')).toBe(1);

    await network.mends(shelveItemEndpoint);
    await network.cuts(shelveItemEndpoint);
    await noah.scans(t('shelving.scanNext'), second!);
    await noah.scans(t('shelving.scanShelf'), shelf.name);
    await noah.sees(t('floorQueue.waiting', { count: 1 }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: t('shell.user') }).click();
    await page.getByRole('button', { name: t('shell.signOut') }).click();
    await noah.sees(t('shell.signOutUnsent', { name: 'Noah Kim', count: 1 }));
    await page
      .getByRole('dialog', { name: t('shell.signOutTitle') })
      .getByRole('button', { name: t('app.cancel') })
      .click();
    await network.mends(shelveItemEndpoint);
    await expect.poll(() => countOf(second!, 'ItemShelved')).toBe(1);
  });
});
