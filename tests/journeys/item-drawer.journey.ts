import { beforeEach, describe, expect, it } from 'vitest';
import { photoSlots, requiredPhotos } from '#contracts/inspection/required-photos.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { itemRejections } from '#contracts/item/item-rejections.ts';
import { itemActions, type ItemActionName } from '#contracts/item/item-actions.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { saveItemEndpoint, itemMessages } from '#contracts/item/item-commands.ts';
import { listShopUsers, listSkus } from '#contracts/reference/reference-queries.ts';
import { applyCashOutEndpoint } from '#contracts/requests/applications.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf, type Calls } from '../support/portal-calls.ts';
import { picture, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';

const here = journey();

let calls: Calls;
beforeEach(async () => void (calls = await callsOf(here.portal.url, 'seller')));

const shelved = async (): Promise<string> => (await shelvedItems(here.portal.url, 1))[0]!.oneId;
const drawerOf = ({ page, t }: Person, oneId: string) => page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) });
const costOf = (someone: Person, oneId: string) =>
  drawerOf(someone, oneId).getByRole('button', { name: someone.t('item.edit', { field: someone.t('item.cost').toLowerCase() }) });

const seesItem = async (name: string, login: string, oneId: string, list: string = businessPaths.inventory): Promise<Person> => {
  const someone = await here.arrives(name);
  await someone.signsIn(login, withQuery(list, { item: oneId }));
  await someone.sees(drawerOf(someone, oneId).getByRole('heading', { level: 2 }));
  return someone;
};

describe('A seller looks into an item', () => {
  it('saves its cost with Enter, and whoever looks at it too sees it at once', async () => {
    const oneId = await shelved();
    const [seller, colleague] = await Promise.all([seesItem('seller', 'seller', oneId), seesItem('colleague', 'seller', oneId)]);

    await costOf(seller, oneId).click();
    await seller.fillsIn(seller.t('item.cost'), '1,204.5');
    await seller.page.keyboard.press('Enter');
    await seller.sees(seller.words(itemMessages.savedCostAndSource));
    for (const someone of [seller, colleague]) {
      await someone.sees(costOf(someone, oneId).getByText('$1,204.50'));
      await someone.sees(drawerOf(someone, oneId).getByText(someone.t('item.events.ItemCostChanged')));
    }
    expect(await colleague.hasStayed()).toBe(true);
  });

  it('gets back with Esc what was there, then closes the drawer with it', async () => {
    const oneId = await shelved();
    const seller = await seesItem('seller', 'seller', oneId);
    const before = await costOf(seller, oneId).innerText();

    await costOf(seller, oneId).click();
    await seller.fillsIn(seller.t('item.cost'), '1.234');
    await seller.page.keyboard.press('Enter');
    await seller.sees(seller.t('ui.tooManyDecimals', { count: 2 }));
    await seller.page.keyboard.press('Escape');
    expect(await costOf(seller, oneId).innerText()).toBe(before);
    await seller.page.keyboard.press('Escape');
    await seller.seesNo(drawerOf(seller, oneId));
  });

  it('is offered all that can be asked for it', async () => {
    const oneId = await shelved();
    const seller = await seesItem('seller', 'seller', oneId);
    const { page, t, words } = seller;
    await drawerOf(seller, oneId)
      .getByRole('button', { name: t('ui.more'), exact: true })
      .click();
    const further = (name: ItemActionName) => page.getByRole('menuitem', { name: words(itemActions[name]), exact: true });
    for (const name of ['cashOut', 'transferOwner', 'repair'] as const) await seller.sees(further(name));
    await further('repair').click();
    await seller.sees(page.getByRole('heading', { name: t('repairs.apply.title', { count: 1 }) }));
  });

  it('finds cost and source locked as soon as the item is asked for', async () => {
    const oneId = await shelved();
    const seller = await seesItem('seller', 'seller', oneId);
    await calls.send(applyCashOutEndpoint, { oneIds: [oneId], remark: '' });

    await seller.sees(drawerOf(seller, oneId).getByText(seller.t('item.waits.review')));
    await seller.sees(drawerOf(seller, oneId).getByText(seller.t('item.lockedByState')));
    expect(await costOf(seller, oneId).count()).toBe(0);
  });
});

describe('Another changes an item that is being edited', () => {
  it('keeps what was typed, says what changed, and saves over it with Enter', async () => {
    const oneId = await shelved();
    const seller = await seesItem('seller', 'seller', oneId);
    await costOf(seller, oneId).click();
    await seller.fillsIn(seller.t('item.cost'), '88');
    await calls.send(saveItemEndpoint, { id: oneId, costPrice: 9_900, supply: null });

    await seller.sees(seller.t('item.changedMeanwhile', { now: '$99.00' }));
    expect(await seller.page.getByLabel(seller.t('item.cost'), { exact: true }).inputValue()).toBe('88');
    await seller.page.keyboard.press('Enter');
    await seller.sees(costOf(seller, oneId).getByText('$88.00'));
  });

  it('keeps it too when the item is locked, and lets it be given up', async () => {
    const oneId = await shelved();
    const seller = await seesItem('seller', 'seller', oneId);
    await costOf(seller, oneId).click();
    await seller.fillsIn(seller.t('item.cost'), '77');
    await calls.send(applyCashOutEndpoint, { oneIds: [oneId], remark: '' });
    await seller.sees(drawerOf(seller, oneId).getByText(seller.t('item.waits.review')));

    await seller.page.keyboard.press('Enter');
    await seller.sees(seller.t('item.lockedMeanwhile'));
    expect(await seller.page.getByLabel(seller.t('item.cost'), { exact: true }).inputValue()).toBe('77');
    await seller.page.keyboard.press('Escape');
    await seller.sees(drawerOf(seller, oneId).getByText(seller.t('item.lockedByState')));
  });
});

describe('An administrator marks an item as fake', () => {
  it('with photos of what it is: nobody photographs the side of a cap', async () => {
    const caps = await calls.read(listSkus, { text: 'Camp Cap' });
    const cap = { sku: caps.data[0]!.sku, size: caps.data[0]!.sizes[0]! };
    const [shoes, other] = [await shelved(), (await shelvedItems(here.portal.url, 1, warehouseId, cap))[0]!.oneId];
    for (const [oneId, kind] of [
      [shoes, 'shoes'],
      [other, 'other'],
    ] as const) {
      const grace = await seesItem(`${kind} administrator`, 'admin', oneId, adminPaths.stock);
      const { page, t, words } = grace;
      await drawerOf(grace, oneId)
        .getByRole('button', { name: t('item.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: t('item.markFake'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('item.markFake') });
      const asked = requiredPhotos('fake', kind).map((slot) => t('floor.takePhotoOf', { what: words(photoSlots[slot]) }));
      await grace.sees(dialog.getByRole('button', { name: asked[0]!, exact: true }));
      for (const name of asked) expect(await dialog.getByRole('button', { name, exact: true }).count()).toBe(1);

      // It says of which item, and what stays; without its photos nothing is sent, and each that is missing says so.
      await grace.sees(dialog.getByText(t('item.markFakeText', { oneId: formatOneId(oneId) }), { exact: true }));
      await dialog.getByRole('button', { name: t('item.markFake'), exact: true }).click();
      await expect.poll(() => dialog.getByRole('alert').getByText(t('ui.required'), { exact: true }).count()).toBe(asked.length);
      await dialog.getByRole('button', { name: t('app.cancel'), exact: true }).click();
      await grace.seesNo(dialog);
      expect((await calls.read(getItem, { oneId })).inProdInfo.checkResult).toBe('qualified');
    }
  });
});

describe('An administrator gives an item to another shop (R5.03)', () => {
  it('after a question; where the server refuses, it stays whose it was, and one toast says why until it succeeds (R8.11)', async () => {
    const oneId = await shelved();
    const office = await callsOf(here.portal.url, 'admin');
    const { shopInfo } = await office.read(getItem, { oneId });
    const { records } = await office.send(listShopUsers, { text: null });
    const shop = records.find(({ id }) => id > 0 && id !== shopInfo.id)!;
    const grace = await seesItem('administrator', 'admin', oneId, adminPaths.stock);
    const { page, t, words } = grace;
    const owner = (name: string) => drawerOf(grace, oneId).getByRole('button', { name: `${name} ${t('item.ownerConfirm')}`, exact: true });
    const gives = async (): Promise<void> => {
      await owner(shopInfo.realname).click();
      await page.getByRole('combobox', { name: t('item.searchOwner') }).fill(shop.uid);
      await page.locator('.ant-select-item-option').filter({ hasText: shop.uid }).click();
      const question = page.getByRole('dialog', { name: t('item.ownerAsk', { name: shop.realname }) });
      await question.getByRole('button', { name: t('item.ownerConfirm'), exact: true }).click();
      await grace.seesNo(question);
    };

    await page.route(`**${saveItemEndpoint.path}`, (route) => route.fulfill({ status: 409, json: { code: 409, msg: 'Out of order' } }));
    await gives();
    await grace.sees(page.getByRole('alert').getByText('Out of order', { exact: true }));
    expect(await page.getByRole('alert').count()).toBe(1);
    await grace.sees(owner(shopInfo.realname));

    await page.unroute(`**${saveItemEndpoint.path}`);
    await page.route(`**${saveItemEndpoint.path}`, (route) => route.fulfill({ status: 503, json: { code: 503, msg: 'Restarting' } }), { times: 1 });
    await gives();
    await grace.sees(words(itemMessages.ownerChanged));
    // Well before it would go by itself.
    await page.getByText('Out of order').waitFor({ state: 'detached', timeout: 3_000 });
    expect(await page.getByText('Restarting').count()).toBe(0);
    await grace.sees(owner(shop.realname));
    expect((await office.read(getItem, { oneId })).shopInfo.id).toBe(shop.id);
  });

  it('unless another did so while the question stood: then it stays with whom it went to', async () => {
    const oneId = await shelved();
    const office = await callsOf(here.portal.url, 'admin');
    const { shopInfo } = await office.read(getItem, { oneId });
    const { records } = await office.send(listShopUsers, { text: null });
    const [chosen, other] = records.filter(({ id }) => id > 0 && id !== shopInfo.id);
    const grace = await seesItem('administrator', 'admin', oneId, adminPaths.stock);
    const { page, t } = grace;
    await drawerOf(grace, oneId)
      .getByRole('button', { name: `${shopInfo.realname} ${t('item.ownerConfirm')}`, exact: true })
      .click();
    await page.getByRole('combobox', { name: t('item.searchOwner') }).fill(chosen!.uid);
    await page.locator('.ant-select-item-option').filter({ hasText: chosen!.uid }).click();
    const question = page.getByRole('dialog', { name: t('item.ownerAsk', { name: chosen!.realname }) });
    await grace.sees(question);
    await office.send(saveItemEndpoint, { id: oneId, shopId: other!.id, fromShopId: shopInfo.id });

    await question.getByRole('button', { name: t('item.ownerConfirm'), exact: true }).click();
    await grace.sees(page.getByRole('alert').getByText(grace.words(itemRejections.OwnerChangedMeanwhile, { oneId, owner: other!.realname })));
    await grace.sees(drawerOf(grace, oneId).getByRole('button', { name: `${other!.realname} ${t('item.ownerConfirm')}`, exact: true }));
    expect((await office.read(getItem, { oneId })).shopInfo.id).toBe(other!.id);
  });
});

describe('An administrator marks an item as fake by mistake (R4.43)', () => {
  it('and takes it back from the same menu', async () => {
    const oneId = await shelved();
    const office = await callsOf(here.portal.url, 'admin');
    const grace = await seesItem('administrator', 'admin', oneId, adminPaths.stock);
    const { page, t, words } = grace;
    const finds = async (result: 'fake' | 'qualified', entry: string): Promise<void> => {
      await drawerOf(grace, oneId)
        .getByRole('button', { name: t('item.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: entry, exact: true });
      for (const slot of requiredPhotos(result)) {
        const tile = dialog.getByRole('button', { name: words(photoSlots[slot]) });
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tile.click()]);
        await chooser.setFiles({ name: `${slot}.png`, mimeType: 'image/png', buffer: await picture('white') });
      }
      await dialog.getByRole('button', { name: entry, exact: true }).click();
      await grace.seesNo(dialog);
      expect((await office.read(getItem, { oneId })).inProdInfo.checkResult).toBe(result);
    };

    await finds('fake', t('item.markFake'));
    await finds('qualified', t('item.unmarkFake'));
    await grace.sees(t('item.unmarkFakeDone'));
  });
});

describe('Each role sees of an item what is meant for it (R6.39–R6.46)', () => {
  it('keeps the storage fee from the floor, and the shelf from the seller', async () => {
    const oneId = await shelved();
    const [seller, worker] = await Promise.all([
      seesItem('seller', 'seller', oneId),
      seesItem('worker', 'warehouse', oneId, warehousePaths.inventory),
    ]);
    const says = ({ page, t }: Person, term: 'item.storageFee' | 'item.shelfName' | 'item.pku') =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${t(term)}$`) })
        .count();

    expect([await says(seller, 'item.storageFee'), await says(seller, 'item.shelfName'), await says(seller, 'item.pku')]).toEqual([1, 0, 0]);
    expect([await says(worker, 'item.storageFee'), await says(worker, 'item.shelfName'), await says(worker, 'item.pku')]).toEqual([0, 1, 1]);
    await worker.sees(worker.t('item.lockedByRole'));
  });
});
