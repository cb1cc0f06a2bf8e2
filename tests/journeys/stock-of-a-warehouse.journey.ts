import { describe, expect, it } from 'vitest';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { journey } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, product, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';

const here = journey();
const stock = withoutParameters(warehousePaths.inventory);
const rows = ({ page }: Person) => page.locator('tr[data-row]:visible');
const firstRow = (someone: Person) => rows(someone).first().getAttribute('data-row');

const worker = async (name: string, address = stock): Promise<Person> => {
  const someone = await here.arrives(name);
  await someone.signsIn('warehouse', address);
  await someone.sees(rows(someone).first());
  return someone;
};
const chooses = async ({ page, ...someone }: Person, filter: string, option: string): Promise<void> => {
  await page.getByRole('search').getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('group', { name: filter }).getByLabel(option, { exact: true }).click();
  await someone.sees(page.getByRole('button', { name: `${someone.t('ui.clearFilters')}: ${filter}` }));
  await page.keyboard.press('Escape');
};

describe('Staff search the stock of their warehouse (R2.36)', () => {
  it('by shelf, status and owner, by SKU and by ONE ID, and open the item', async () => {
    const [item] = await shelvedItems(here.portal.url, 1);
    const noah = await worker('noah');
    const { page, t, words } = noah;
    await noah.presses(t('ui.moreFilters'));
    await chooses(noah, t('inventory.shelf'), item!.shelf);
    await chooses(noah, t('inventory.status'), words(itemStates.available));
    await chooses(noah, t('reference.owner'), 'Kicks & Co.');
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const { data } = await calls.read(listInventory, { text: item!.oneId });
    const { shelvesId, shopInfo } = data[0]!;
    const filter = { state: 'available', shelvesId: shelvesId!, shopId: String(shopInfo.id) };
    const { totalCount } = await calls.read(listInventory, { ...filter, size: 100 } as never);
    await noah.sees(t('inventory.count', { count: totalCount }));

    await noah.goesTo(`${stock}?text=${product.sku}`);
    await noah.sees(rows(noah).filter({ hasText: product.sku }).first());
    await noah.fillsIn(t('inventory.search'), formatOneId(item!.oneId));
    await page.keyboard.press('Enter');
    await noah.sees(t('inventory.count', { count: 1 }));
    await rows(noah).first().click();
    await noah.sees(page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(item!.oneId) }) }));
  });
});

describe('A page of a list has an address (R2.23)', () => {
  it('which turning the page changes, and which back and a reload keep', async () => {
    const seller = await callsOf(here.portal.url, 'seller');
    const lines = [{ ...product, quantity: 60 }];
    await seller.send(createForecastEndpoint, { warehouseId, logNo: newTrackingNumber(), shippingType: 'express', lines, remark: '' });
    const noah = await worker('reader', `${stock}/forecast`);
    const begins = await firstRow(noah);
    await noah.presses(noah.t('ui.next'));
    await noah.isLedTo(`${stock}/forecast/2`);
    await expect.poll(() => firstRow(noah)).not.toBe(begins);
    const second = await firstRow(noah);

    await noah.page.reload();
    await expect.poll(() => firstRow(noah)).toBe(second);
    await noah.page.goBack();
    await expect.poll(() => firstRow(noah)).toBe(begins);
    await noah.goesTo(`${stock}/forecast/2`);
    await expect.poll(() => firstRow(noah)).toBe(second);
  });
});
