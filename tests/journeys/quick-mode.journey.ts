import { describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { shortPickEndpoint } from '#contracts/outbound/picking.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { applyRepairEndpoint, approveRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { getRepair } from '#contracts/repair/repair-queries.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { moveItemsEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { networkOf } from '../support/pages/network.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, picture, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { inspectedParcel } from '../support/portal-inbound.ts';
import { staff } from './people/staff.ts';

const here = journey();

const warehouse = () => callsOf(here.portal.url, 'warehouse', { warehouseId });

const newShelf = async (name: string, capacity = 50): Promise<{ id: string; name: string }> => {
  const { shelfId } = await (await warehouse()).send(createShelfEndpoint, { warehouseId, name, zone: 'Q', capacity, level: 1 });
  return { id: shelfId, name };
};

const shelfOf = async (oneId: string) => (await (await warehouse()).read(getItem, { oneId })).inProdInfo.shelvesName;

const arrives = async () => {
  const noah = staff(await here.arrives('staff'));
  await noah.signsIn('warehouse');
  await noah.takesHandheld();
  await noah.goesTo(warehousePaths.quickMode);
  const { page, t } = noah;
  return {
    ...noah,
    network: networkOf(page),
    /** By the number that stands on it. */
    chooses: async (action: string) => {
      const choice = page.getByRole('button', { name: action });
      await noah.sees(choice);
      await page.keyboard.press((await choice.locator('kbd').innerText()).trim());
      await noah.seesNo(page.getByRole('heading', { name: t('quickMode.chooseTitle') }));
    },
    seesCounts: (done: number, refused: number) => noah.sees(page.getByRole('status', { name: t('quickMode.counts', { done, refused }) })),
  };
};

describe('Scan after scan onto one shelf', () => {
  it('counts, refuses what does not belong there, and undoes the last', async () => {
    const [shelf, other] = [await newShelf('Q-01-1'), await newShelf('Q-02-1')];
    const [first, second, third] = (await inspectedParcel(here.portal.url, 3)).oneIds;
    const [shelved] = await shelvedItems(here.portal.url, 1);
    const noah = await arrives();
    const { t, page } = noah;
    await noah.sees(t('quickMode.chooseTitle'));
    await noah.seesAllInReach();
    expect(await violationsOn(page)).toEqual([]);
    await noah.chooses(t('quickMode.actions.shelve'));
    await noah.scans(t('quickMode.scanShelf'), first!);
    await noah.sees(t('quickMode.noSuchShelf'));
    await noah.scans(t('quickMode.scanShelf'), shelf.name);
    await noah.scans(t('quickMode.scanItem'), first!);
    await noah.scans(t('quickMode.scanItem'), second!);
    await noah.seesCounts(2, 0);
    await expect.poll(() => shelfOf(second!)).toBe(shelf.name);

    // What lies on a shelf is not shelved again, what is misread is nothing, and the same twice is once.
    await noah.scans(t('quickMode.scanItem'), shelved!.oneId);
    await noah.seesCounts(2, 1);
    await noah.scans(t('quickMode.scanItem'), `${first!.slice(0, -1)}${first!.endsWith('Z') ? 'Y' : 'Z'}`);
    await noah.seesCounts(2, 2);
    await noah.scans(t('quickMode.scanItem'), first!);
    await noah.sees(page.getByRole('status', { name: t('ui.lastScan') }).getByText(t('quickMode.outcomes.again')));
    await noah.seesCounts(2, 2);
    await noah.seesAllInReach();
    expect(await violationsOn(page)).toEqual([]);

    await page.keyboard.press('u');
    await noah.seesCounts(1, 2);
    await expect.poll(async () => (await (await warehouse()).read(getItem, { oneId: second! })).state).toBe('inspected');

    // Another shelf is scanned, and from then on it is that one; a reload changes nothing.
    await noah.scans(t('quickMode.scanItem'), other.name);
    await noah.scans(t('quickMode.scanItem'), second!);
    await expect.poll(() => shelfOf(second!)).toBe(other.name);
    await page.reload();
    await noah.seesCounts(2, 2);
    await noah.scans(t('quickMode.scanItem'), third!);
    await expect.poll(() => shelfOf(third!)).toBe(other.name);
    await noah.seesCounts(3, 2);
  });

  it('goes on without a network, and nothing is lost, doubled or undone twice', async () => {
    const [from, to] = [await newShelf('Q-03-1'), await newShelf('Q-04-1', 2)];
    const items = await shelvedItems(here.portal.url, 3);
    const oneIds = items.map(({ oneId }) => oneId);
    const calls = await warehouse();
    await calls.send(moveItemsEndpoint, { oneIds, shelfId: from.id });
    const noah = await arrives();
    const { t, page, network } = noah;
    await noah.chooses(t('quickMode.actions.move'));
    await noah.scans(t('quickMode.scanShelf'), to.name);

    await network.goes();
    for (const oneId of oneIds) await noah.scans(t('quickMode.scanItem'), oneId);
    await noah.seesCounts(3, 0);
    await noah.sees(t('floorQueue.waiting', { count: 3 }));
    await page.keyboard.press('u');
    await noah.sees(t('floorQueue.waiting', { count: 2 }));
    await noah.scans(t('quickMode.scanItem'), oneIds[2]!);
    await noah.sees(t('floorQueue.waiting', { count: 3 }));
    await noah.seesAllInReach();

    // Only two fit.
    await network.comesBack();
    await noah.seesCounts(2, 1);
    await noah.sees(t('floorQueue.refused', { count: 1 }));
    expect([await shelfOf(oneIds[0]!), await shelfOf(oneIds[1]!), await shelfOf(oneIds[2]!)]).toEqual([to.name, to.name, from.name]);
    for (const oneId of oneIds.slice(0, 2)) {
      const { eventList } = await calls.read(getItem, { oneId });
      expect(eventList.filter(({ name }) => name === 'ItemMoved')).toHaveLength(2);
    }

    // The last that went through goes back where it lay.
    await page.keyboard.press('u');
    await noah.seesCounts(1, 1);
    await expect.poll(() => shelfOf(oneIds[1]!)).toBe(from.name);
  });
});

describe('Scan after scan of what was missing', () => {
  it('makes each available again, and undoes nothing where nothing takes it back', async () => {
    const shelf = await newShelf('Q-05-1');
    const [missing, shelved] = await shelvedItems(here.portal.url, 2);
    const calls = await warehouse();
    const oddNo = await approvedOrder(here.portal.url, [missing!.oneId]);
    await calls.send(shortPickEndpoint, { oddNo, oneId: missing!.oneId, reason: 'not on its shelf' });
    const noah = await arrives();
    const { t, page } = noah;
    await noah.chooses(t('quickMode.actions.found'));
    await noah.scans(t('quickMode.scanShelf'), shelf.name);
    await noah.scans(t('quickMode.scanItem'), missing!.oneId);
    await noah.scans(t('quickMode.scanItem'), shelved!.oneId);
    await noah.seesCounts(1, 1);
    await expect.poll(async () => (await calls.read(getItem, { oneId: missing!.oneId })).state).toBe('available');
    expect(await shelfOf(missing!.oneId)).toBe(shelf.name);
    await page.keyboard.press('u');
    await noah.sees(t('quickMode.why.cannotUndo'));
    await noah.seesCounts(1, 1);
  });
});

describe('Scan after scan of orders', () => {
  it('gives each to one colleague, and takes the last back', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const [first, second] = [await approvedOrder(here.portal.url, [items[0]!.oneId]), await approvedOrder(here.portal.url, [items[1]!.oneId])];
    const calls = await warehouse();
    const operatorOf = async (oddNo: string) => (await calls.read(getOrder, { oddNo })).operator?.name;
    const noah = await arrives();
    const { t, page } = noah;
    await noah.chooses(t('quickMode.actions.assignOrders'));
    await noah.sees(t('quickMode.operatorTitle'));
    await noah.seesAllInReach();
    await page.getByRole('button', { name: 'Maria Ruiz' }).click();
    await noah.scans(t('quickMode.scanOrder'), first);
    await noah.scans(t('quickMode.scanOrder'), second);
    await noah.scans(t('quickMode.scanOrder'), items[0]!.oneId);
    await noah.sees(t('quickMode.why.notAnOrder'));
    await expect.poll(() => operatorOf(first)).toBe('Maria Ruiz');
    await noah.seesCounts(2, 1);
    await page.keyboard.press('u');
    await expect.poll(() => operatorOf(second)).toBe(undefined);
    await noah.seesCounts(1, 1);
  });

  it('gathers them into one batch', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const orders = [await approvedOrder(here.portal.url, [items[0]!.oneId]), await approvedOrder(here.portal.url, [items[1]!.oneId])];
    const calls = await warehouse();
    const noah = await arrives();
    const { t, page } = noah;
    await noah.chooses(t('quickMode.actions.openBatch'));
    for (const oddNo of orders) await noah.scans(t('quickMode.scanOrder'), oddNo);
    await noah.sees(page.getByRole('button', { name: t('quickMode.openBatchOf', { count: 2 }) }));
    await noah.seesAllInReach();
    await page.keyboard.press('Enter');
    const batchOf = async (oddNo: string) => (await calls.read(getOrder, { oddNo })).batchNo;
    await expect.poll(() => batchOf(orders[0]!)).toBeTruthy();
    expect(await batchOf(orders[1]!)).toBe(await batchOf(orders[0]!));
    await noah.seesCounts(2, 0);
    await page.keyboard.press('c');
    await noah.sees(t('quickMode.chooseTitle'));
  });
});

describe('Scan after scan of repairs', () => {
  it('gives each to one colleague by the ONE ID of its item, and takes the last back', async () => {
    const { url } = here.portal;
    const items = (await shelvedItems(url, 3)).map(({ oneId }) => oneId);
    const [first, second, sound] = items;
    const seller = await callsOf(url, 'seller');
    const [work] = (await seller.read(listRepairItems, {})).records;
    const beforePhotos = [await seller.upload('before.png', await picture('brown'))];
    const applied = { oneIds: [first!, second!], repairItemIds: [work!.repairItemId], beforePhotos };
    const { repairs } = await seller.send(applyRepairEndpoint, applied);
    const office = await callsOf(url, 'super');
    for (const { repairNo } of repairs) await office.send(approveRepairEndpoint, { repairNo });
    const calls = await warehouse();
    const operatorOf = async (oneId: string) =>
      (await calls.read(getRepair, { repairNo: repairs.find((each) => each.oneId === oneId)!.repairNo })).assignee?.name;

    const noah = await arrives();
    const { t, page } = noah;
    await noah.chooses(t('quickMode.actions.assignRepairs'));
    await page.getByRole('button', { name: 'Noah Kim' }).click();
    await noah.scans(t('quickMode.scanRepair'), first!);
    await noah.seesCounts(1, 0);
    await noah.scans(t('quickMode.scanRepair'), repairs.find(({ oneId }) => oneId === second)!.repairNo);
    await noah.scans(t('quickMode.scanRepair'), sound!);
    await noah.sees(t('quickMode.why.noRepair'));
    await noah.seesCounts(2, 1);
    await expect.poll(() => operatorOf(first!)).toBe('Noah Kim');
    await expect.poll(() => operatorOf(second!)).toBe('Noah Kim');
    await page.keyboard.press('u');
    await expect.poll(() => operatorOf(second!)).toBeFalsy();
    await noah.seesCounts(1, 1);
    await noah.seesAllInReach();
  });
});
