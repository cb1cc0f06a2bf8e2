import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { shelvingRejections } from '#contracts/shelving/shelving-rejections.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { scanners } from '../support/scanners.ts';
import { printZpl } from '../support/zpl-printer.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';

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
let made = 0;
/** Not used before in this run: a second try finds the shelves of the first. */
const newName = (): string => `Y-${String(++made).padStart(2, '0')}`;
const opened = (shelf: string) => withQuery(warehousePaths.shelves, { shelf });
const dialogOf = ({ page }: Person, name: string) => page.getByRole('dialog', { name });

describe('Staff keep the shelves of their warehouse', () => {
  it('add one, whose name cannot be Chinese, and everyone there sees it', async () => {
    const name = newName();
    const watcher = await worker('watcher', withQuery(warehousePaths.shelves, { text: name }));
    await watcher.sees(watcher.t('ui.nothingFound'));
    const noah = await worker('noah');
    const { page, t, words } = noah;
    await page.getByRole('button', { name: t('shelves.add') }).click();
    const dialog = dialogOf(noah, t('shelves.add'));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill('货架九');
    await dialog.getByLabel(t('shelves.capacity'), { exact: true }).fill('2');
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await noah.sees(dialog.getByText(words(shelvingRejections.ShelfNameChinese)));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill(name);
    await dialog.getByRole('button', { name: t('app.save') }).click();
    await noah.sees(t('shelves.added', { shelf: name }));
    await noah.seesNo(dialog);
    await watcher.sees(watcher.page.locator('tr[data-row]:visible', { hasText: name }));
    expect(await shelfCalled(name)).toMatchObject({ capacity: 2, level: 1, load: 0 });
  });

  it('add a whole aisle at once, and are told which of it is there already', async () => {
    const aisle = `X${++made}`;
    const calls = await staffCalls();
    for (const name of [`${aisle}-01-2`, `${aisle}-02-1`])
      await calls.send(createShelfEndpoint, { warehouseId, name, zone: 'X', capacity: 5, level: 1 });
    const noah = await worker('noah', withQuery(warehousePaths.shelves, { text: aisle }));
    const { page, t } = noah;
    await page.getByRole('button', { name: t('shelves.add') }).click();
    const dialog = dialogOf(noah, t('shelves.add'));
    const name = dialog.getByLabel(t('shelves.rack'), { exact: true });
    const upTo = dialog.getByLabel(t('shelves.upTo'));
    await name.fill(`${aisle}-01-1`);
    await upTo.fill(`${aisle}-02-2`);
    await dialog.getByLabel(t('shelves.capacity'), { exact: true }).fill('20');
    await dialog.getByRole('button', { name: t('shelves.addMany', { count: 4 }) }).click();
    await noah.sees(dialog.getByText(`${aisle}-01-2, ${aisle}-02-1`));
    expect(await shelfCalled(`${aisle}-01-1`)).toBeUndefined();

    await name.fill(`${aisle}-03-1`);
    await upTo.fill(`${aisle}-04-2`);
    expect(await violationsOn(page)).toEqual([]);
    await upTo.press('Enter');
    await noah.sees(t('shelves.addedMany', { count: 4 }));
    expect(await shelfCalled(`${aisle}-04-2`)).toMatchObject({ capacity: 20, level: 2, load: 0 });
  });

  it('rename one and print its new code', async () => {
    const [before, after] = [newName(), newName()];
    const noah = await worker('noah', opened(await newShelf(before)));
    const { t } = noah;
    await dialogOf(noah, t('shelves.drawer', { shelf: before }))
      .getByRole('button', { name: t('shelves.change') })
      .click();
    const dialog = dialogOf(noah, t('shelves.changeTitle', { shelf: before }));
    await dialog.getByLabel(t('shelves.rack'), { exact: true }).fill(after);
    await dialog.getByRole('button', { name: t('app.save') }).click();
    const drawer = dialogOf(noah, t('shelves.drawer', { shelf: after }));
    await drawer.getByRole('button', { name: t('shelves.printOne') }).click();
    // The label on its paper, handed to the browser's print dialog.
    await noah.page.locator('iframe[srcdoc*="4in 6in"]').waitFor({ state: 'attached' });
  });

  it('print its code with a label printer of its own language, on the paper that is in it', async () => {
    const name = newName();
    const noah = await worker('noah');
    const { page, t } = noah;
    await page.getByRole('button', { name: t('shell.user') }).click();
    await page.getByText(t('account.settings'), { exact: true }).click();
    const panel = dialogOf(noah, t('settings.pages.settings'));
    await panel.getByText(t('settings.labelPrinters.zpl'), { exact: true }).click();
    await panel.getByText('300 dpi', { exact: true }).click();
    await panel.getByText(t('settings.labelPapers.3x2'), { exact: true }).click();
    await page.keyboard.press('Escape');
    await noah.goesTo(opened(await newShelf(name)));
    const saved = page.waitForEvent('download');
    await dialogOf(noah, t('shelves.drawer', { shelf: name }))
      .getByRole('button', { name: t('shelves.printOne') })
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('labels.zpl');
    const [label, ...others] = printZpl(await readFile(await file.path(), 'utf8'));
    expect(others).toEqual([]);
    expect(label).toMatchObject({ width: 900, height: 600 });
    expect(await scanners.zbar(await label!.png())).toEqual([`Code128 ${name}`, `QRCode ${name}`]);
  });

  it('move what lies on one to another', async () => {
    const to = newName();
    const target = await newShelf(to);
    const [item] = await shelvedItems(here.portal.url, 1);
    const from = (await shelfCalled(item!.shelf))!;
    const noah = await worker('noah', opened(from.id));
    const { page, t } = noah;
    const drawer = dialogOf(noah, t('shelves.drawer', { shelf: from.name }));
    await drawer.getByText(formatOneId(item!.oneId)).click();
    await noah.sees(dialogOf(noah, t('item.drawer', { oneId: formatOneId(item!.oneId) })).getByRole('heading', { level: 2 }));
    await page.goBack();
    await drawer.getByLabel(t('ui.selectRow', { row: item!.oneId }), { exact: true }).check();
    expect(await violationsOn(page)).toEqual([]);
    await drawer.getByRole('button', { name: t('shelves.moveMany', { count: 1 }) }).click();
    await page.getByLabel(t('shelves.moveTo'), { exact: true }).and(page.getByRole('textbox')).fill(to);
    await page.keyboard.press('Enter');
    await noah.sees(t('shelves.moved', { count: 1, shelf: to }));
    await noah.seesNo(drawer.getByText(formatOneId(item!.oneId)));
    await noah.goesTo(opened(target));
    await noah.sees(dialogOf(noah, t('shelves.drawer', { shelf: to })).getByText(formatOneId(item!.oneId)));
  });

  it('remove one that is empty, and no other', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const noah = await worker('noah', opened((await shelfCalled(item!.shelf))!.id));
    const { page, t } = noah;
    const full = dialogOf(noah, t('shelves.drawer', { shelf: item!.shelf }));
    await noah.sees(full.getByRole('button', { name: t('shelves.change') }));
    expect(await full.getByRole('button', { name: t('shelves.removeOne') }).count()).toBe(0);

    const empty = newName();
    await noah.goesTo(opened(await newShelf(empty)));
    await dialogOf(noah, t('shelves.drawer', { shelf: empty }))
      .getByRole('button', { name: t('shelves.removeOne') })
      .click();
    const question = dialogOf(noah, t('ui.deleteTitle'));
    await noah.sees(question.getByText(t('shelves.removeText', { count: 1, shelf: empty })));
    await question.getByRole('button', { name: t('shelves.remove', { count: 1 }) }).click();
    await noah.sees(t('shelves.removed', { count: 1 }));
    await page.waitForURL(({ hash }) => !hash.includes('shelf='));
    expect(await shelfCalled(empty)).toBeUndefined();
  });
});
