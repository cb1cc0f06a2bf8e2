import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createShelfEndpoint } from '#contracts/shelving/create-shelf.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { shelvingRejections } from '#contracts/shelving/shelving-rejections.ts';
import { journey } from '#tests/support/journey.ts';
import type { Person } from '#tests/support/people.ts';
import { violationsOn } from '#tests/support/pages/violations.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { shelvedItems, warehouseId } from '#tests/support/portal-goods.ts';
import { withQuery } from '../../web/src/app/links/with-query.ts';
import { warehousePaths } from '../../web/src/app/paths/warehouse-paths.ts';

const here = journey();

const worker = async (name: string, address = withQuery(warehousePaths.shelves, {})): Promise<Person> => {
  const someone = await here.arrives(name);
  await someone.signsIn('warehouse');
  await someone.goesTo(address);
  return someone;
};
const staffCalls = () => callsOf(here.portal.url, 'warehouse', { warehouseId });
const shelfCalled = async (text: string) => (await (await staffCalls()).read(listShelves, { text })).data.find(({ name }) => name === text);
const newShelf = async (name: string) =>
  (await (await staffCalls()).send(createShelfEndpoint, { warehouseId, name, zone: 'Y', capacity: 5, level: 1 })).shelfId;
const opened = (shelf: string) => withQuery(warehousePaths.shelves, { shelf });
const dialogOf = ({ page }: Person, name: string) => page.getByRole('dialog', { name });

describe('Staff keep the shelves of their warehouse', () => {
  it('add one, whose name cannot be Chinese, and everyone there sees it', async () => {
    const watcher = await worker('watcher', withQuery(warehousePaths.shelves, { text: 'Z-99' }));
    await watcher.sees(watcher.t('ui.nothingFound'));
    const noah = await worker('noah');
    const { page, t, words } = noah;
    await page.getByRole('button', { name: t('shelves.add') }).click();
    const dialog = dialogOf(noah, t('shelves.add'));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill('货架九');
    await dialog.getByLabel(t('shelves.capacity'), { exact: true }).fill('2');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await noah.sees(dialog.getByText(words(shelvingRejections.ShelfNameChinese)));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill('Z-99');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await noah.sees(t('shelves.added', { shelf: 'Z-99' }));
    await noah.seesNo(dialog);
    await watcher.sees(watcher.page.locator('tr[data-row]:visible', { hasText: 'Z-99' }));
    expect(await shelfCalled('Z-99')).toMatchObject({ capacity: 2, level: 1, load: 0 });
  });

  it('rename one and print its new code', async () => {
    const noah = await worker('noah', opened(await newShelf('Y-01')));
    const { t } = noah;
    await dialogOf(noah, t('shelves.drawer', { shelf: 'Y-01' }))
      .getByRole('button', { name: t('shelves.change') })
      .click();
    const dialog = dialogOf(noah, t('shelves.changeTitle', { shelf: 'Y-01' }));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill('Y-02');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    const drawer = dialogOf(noah, t('shelves.drawer', { shelf: 'Y-02' }));
    await drawer.getByRole('button', { name: t('shelves.printOne') }).click();
    // The label on its paper, handed to the browser's print dialog.
    await noah.page.locator('iframe[srcdoc*="4in 6in"]').waitFor({ state: 'attached' });
  });

  it('move what lies on one to another', async () => {
    const target = await newShelf('Y-10');
    const [item] = await shelvedItems(here.portal.url, 1);
    const from = (await shelfCalled(item!.shelf))!;
    const noah = await worker('noah', opened(from.id));
    const { page, t } = noah;
    const drawer = dialogOf(noah, t('shelves.drawer', { shelf: from.name }));
    await drawer.getByLabel(item!.oneId, { exact: true }).check();
    expect(await violationsOn(page)).toEqual([]);
    await drawer.getByRole('button', { name: t('shelves.moveMany', { count: 1 }) }).click();
    await page.getByLabel(t('shelves.moveTo'), { exact: true }).and(page.getByRole('textbox')).fill('Y-10');
    await page.keyboard.press('Enter');
    await noah.sees(t('shelves.moved', { count: 1, shelf: 'Y-10' }));
    await noah.seesNo(drawer.getByText(formatOneId(item!.oneId)));
    await noah.goesTo(opened(target));
    await noah.sees(dialogOf(noah, t('shelves.drawer', { shelf: 'Y-10' })).getByText(formatOneId(item!.oneId)));
  });

  it('remove one that is empty, and no other', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const noah = await worker('noah', opened((await shelfCalled(item!.shelf))!.id));
    const { page, t } = noah;
    const full = dialogOf(noah, t('shelves.drawer', { shelf: item!.shelf }));
    await noah.sees(full.getByRole('button', { name: t('shelves.change') }));
    expect(await full.getByRole('button', { name: t('shelves.removeOne') }).count()).toBe(0);

    await noah.goesTo(opened(await newShelf('Y-20')));
    await dialogOf(noah, t('shelves.drawer', { shelf: 'Y-20' }))
      .getByRole('button', { name: t('shelves.removeOne') })
      .click();
    const question = dialogOf(noah, t('shelves.removeTitle', { count: 1, shelf: 'Y-20' }));
    await question.getByRole('button', { name: t('shelves.remove', { count: 1 }) }).click();
    await noah.sees(t('shelves.removed', { count: 1 }));
    await page.waitForURL(({ hash }) => !hash.includes('shelf='));
    expect(await shelfCalled('Y-20')).toBeUndefined();
  });
});
