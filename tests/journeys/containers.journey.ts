import { describe, expect, it } from 'vitest';
import { containerActions } from '#contracts/containers/container-actions.ts';
import { getContainer, listContainers } from '#contracts/containers/container-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { listShelfItems } from '#contracts/shelving/shelf-queries.ts';
import { moveItemsEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf, type Calls } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

let shelves = 0;
const newShelf = async (calls: Calls, capacity = 20, wareId = warehouseId): Promise<{ id: string; name: string }> => {
  const name = `Y-${String(++shelves).padStart(2, '0')}-9`;
  const { shelfId: id } = await calls.send(createShelfEndpoint, { warehouseId: wareId, name, zone: 'Y', capacity, level: 9 });
  return { id, name };
};

describe('A tote moves with everything in it', () => {
  it('by one scan of a shelf of its warehouse', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const elsewhere = await callsOf(here.portal.url, 'warehouse', { warehouseId: 'LAX-2' });
    const [first, second, held] = (await shelvedItems(here.portal.url, 3)).map(({ oneId }) => oneId) as [string, string, string];
    const dock = await newShelf(calls);
    const goal = await newShelf(calls);
    const tight = await newShelf(calls, 1);
    const away = await newShelf(elsewhere, 20, 'LAX-2');
    const item = (oneId: string) => calls.read(getItem, { oneId });

    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse', withQuery(warehousePaths.containers, {}));
    // Where there is none yet, the list offers it too.
    await page
      .getByRole('button', { name: t('containers.add'), exact: true })
      .first()
      .click();
    const adding = page.getByRole('dialog', { name: t('containers.addTitle') });
    await adding.getByLabel(t('containers.where')).fill(dock.name);
    await adding.getByLabel(t('containers.where')).press('Enter');
    await noah.sees(t('containers.added', { count: 1 }));
    const [tote] = (await calls.read(listContainers, { text: dock.name })).data;
    const { containerId } = tote!;
    await expect.poll(async () => (await calls.read(getContainer, { containerId })).gmtLabel).not.toBeNull();
    const container = formatOneId(containerId);

    await noah.takesHandheld();
    await noah.goesTo(warehousePaths.moveGoods);
    await noah.scans(t('moving.scanStart'), first);
    await noah.seesWrong(t('moving.unknown'), formatOneId(first));
    await noah.goesOn();
    await noah.scans(t('moving.scanStart'), containerId);
    const asked = t('moving.scanForContainer');
    for (const oneId of [first, second, held]) {
      await noah.scans(asked, oneId);
      await noah.sees(page.getByRole('status', { name: t('ui.lastScan') }).getByText(formatOneId(oneId)));
    }
    await noah.sees(t('moving.inContainer', { count: 3 }));
    expect(await item(first)).toMatchObject({ inProdInfo: { shelvesName: dock.name } });
    await noah.seesAllInReach();
    await noah.scans(asked, first);
    await noah.seesWrong(t('moving.refused'), formatOneId(first));
    await noah.goesOn();

    // Too small, in another warehouse, and not while an order holds what is in it.
    await noah.scans(asked, tight.name);
    await noah.seesWrong(t('moving.refused'), tight.name);
    await noah.goesOn();
    await noah.scans(asked, away.name);
    await noah.seesWrong(t('moving.unknown'), away.name);
    await noah.goesOn();
    await approvedOrder(here.portal.url, [held]);
    await noah.scans(asked, goal.name);
    await noah.seesWrong(t('moving.refused'), goal.name);
    await noah.goesOn();
    await page
      .getByRole('main')
      .locator('section > div')
      .filter({ hasText: formatOneId(held) })
      .getByRole('button', { name: t('moving.takeOut') })
      .click();
    await noah.sees(t('moving.inContainer', { count: 2 }));
    await noah.scans(asked, goal.name);
    await noah.sees(t('moving.moved', { shelf: goal.name, count: 2 }));
    for (const oneId of [first, second]) expect(await item(oneId)).toMatchObject({ inProdInfo: { shelvesName: goal.name } });
    expect(await item(held)).toMatchObject({ inProdInfo: { shelvesName: dock.name } });
    expect(await calls.read(getContainer, { containerId })).toMatchObject({ shelvesName: goal.name, items: 2 });

    await page.setViewportSize({ width: 1440, height: 900 });
    await noah.goesTo(withQuery(warehousePaths.containerDetail, { containerId }));
    await noah.sees(t('containers.events.ContainerMoved'));
    await noah.presses(noah.words(containerActions.empty));
    await page
      .getByRole('dialog', { name: t('containers.emptyAsk', { container, shelf: goal.name }) })
      .getByRole('button', { name: noah.words(containerActions.empty) })
      .click();
    await noah.sees(t('containers.emptied', { container }));
    expect(await item(first)).toMatchObject({ inProdInfo: { shelvesName: goal.name } });
    await noah.presses(noah.words(containerActions.retire));
    const sure = page.getByRole('dialog', { name: t('containers.retireTitle', { container }) });
    await sure.getByRole('textbox').fill('The lid is broken');
    await sure.getByRole('button', { name: noah.words(containerActions.retire) }).click();
    await noah.sees(t('containers.retired', { container }));
    expect(await calls.read(getContainer, { containerId })).toMatchObject({ state: 'retired' });
  });
});

describe('A shelf is moved whole', () => {
  it('by two scans, where there is room, but for what orders hold', async () => {
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const oneIds = (await shelvedItems(here.portal.url, 3)).map(({ oneId }) => oneId);
    const from = await newShelf(calls);
    const tight = await newShelf(calls, 1);
    const goal = await newShelf(calls);
    await calls.send(moveItemsEndpoint, { oneIds, shelfId: from.id });
    await approvedOrder(here.portal.url, [oneIds[2]!]);

    const noah = staff(await here.arrives('staff'));
    const { t } = noah;
    await noah.signsIn('warehouse', warehousePaths.moveGoods);
    await noah.scans(t('moving.scanStart'), from.name);
    await noah.sees(t('moving.shelfItems', { count: 3 }));
    await noah.scans(t('moving.scanTo'), from.name);
    await noah.seesWrong(t('moving.refused'), from.name);
    await noah.goesOn();
    await noah.scans(t('moving.scanTo'), tight.name);
    await noah.seesWrong(t('moving.refused'), tight.name);
    await noah.goesOn();
    await noah.scans(t('moving.scanTo'), goal.name);
    await noah.sees(t('moving.shelfMoved', { count: 2, shelf: goal.name }));
    await noah.sees(t('moving.stays', { count: 1, shelf: from.name }));
    expect((await calls.read(listShelfItems, { shelfId: goal.id })).totalCount).toBe(2);
    expect((await calls.read(listShelfItems, { shelfId: from.id })).totalCount).toBe(1);
  });
});
